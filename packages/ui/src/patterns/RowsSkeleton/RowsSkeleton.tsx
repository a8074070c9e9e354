import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const Root = styled.div`
  > div {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 92px;
    gap: ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Placeholder for rows with a date, a title and a button. */
export const RowsSkeleton = ({ rows = 4 }: { rows?: number }) => (
  <Root>
    {Array.from({ length: rows }, (_, i) => (
      <div key={i}>
        <Skeleton height={40} />
        <Skeleton lines={2} />
        <Skeleton height={36} />
      </div>
    ))}
  </Root>
);
