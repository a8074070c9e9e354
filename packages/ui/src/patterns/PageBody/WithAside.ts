import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** A page in two columns: content on the left, the reader's status and actions on the right. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${theme.space[24]};
  align-items: start;

  > aside {
    position: sticky;
    top: ${theme.space[24]};
    display: grid;
    gap: ${theme.space[16]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    /* What to do now comes first. */
    > aside {
      position: static;
      grid-row: 1;
    }
  }
`;
