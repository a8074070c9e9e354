import { theme } from '../../tokens/theme.ts';

/** For the element around a program in tokens: the colours of the editor. */
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
