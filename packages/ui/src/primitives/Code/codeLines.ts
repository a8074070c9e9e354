import { theme } from '../../tokens/theme.ts';
import { codeFrame } from './codeFrame.ts';

/** A figure of code as a table, a row a line; the line numbers are not selected when the code is copied. */
export const codeLines = `
  ${codeFrame}

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${theme.space[16]};
    padding: 8px 12px;
  }
  > div {
    overflow: auto;
    background: ${theme.color.code};
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.small};
    line-height: 1.6;
  }
  td {
    padding-right: ${theme.space[16]};
    white-space: pre;
    tab-size: 4;
  }
  td[data-part='no'] {
    width: 1%;
    min-width: 3em;
    padding: 0 8px;
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
    text-align: right;
    user-select: none;
  }
`;
