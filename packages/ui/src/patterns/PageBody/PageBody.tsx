import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/**
 * The column of a page: at most 1,180 px wide, or what its frame allows (`--page-width`), with 24 px between its parts.
 * `data-width="narrow"` for text.
 */
export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};
  max-width: var(--page-width, 1180px);
  margin: 0 auto;
  padding: ${theme.space[28]} ${theme.space[32]} ${theme.space[48]};

  &[data-width='narrow'] {
    max-width: 860px;
  }

  ${media.narrow} {
    gap: ${theme.space[16]};
    padding: ${theme.space[16]} ${theme.space[12]} ${theme.space[32]};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
    print-color-adjust: exact;
  }
`;
