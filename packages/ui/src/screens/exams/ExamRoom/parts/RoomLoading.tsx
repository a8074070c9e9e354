import { styled } from 'styled-components';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.main`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  grid-template-rows: 61px minmax(0, 1fr);
  height: 100dvh;
  background: ${theme.color.surface};

  > p {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    padding: 0 ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[28]};
    padding: ${theme.space[20]} ${theme.space[16]};
  }
  > div + div {
    padding: ${theme.space[28]};
    border-left: 1px solid ${theme.color.line};
  }
  > div + div > * {
    max-width: 720px;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-of-type {
      display: none;
    }
    > div + div {
      border-left: 0;
      padding: ${theme.space[16]};
    }
  }
`;

/** Skeleton of the room while it loads. */
export const RoomLoading = () => (
  <Root>
    <p role="status">
      <Seal />
      正在打开试卷
    </p>
    <div>
      <Skeleton height={120} />
      <Skeleton height={80} />
      <Skeleton height={36} />
    </div>
    <div>
      <Skeleton lines={4} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  </Root>
);
