import { theme } from '../../tokens/theme.ts';

/** Syntax colours, as in the editor, for an element that contains `data-token` spans. */
export const codeColors = `
  [data-token='comment'] {
    color: ${theme.color.ink3};
  }
  [data-token='string'] {
    color: ${theme.color.ok};
  }
  [data-token='number'] {
    color: ${theme.color.mle};
  }
  [data-token='keyword'],
  [data-token='directive'] {
    color: ${theme.color.primary};
  }
`;
