import { css } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** Styles of a list whose rows are links: a name on the left, a figure on the right. */
export const rowLinks = css`
  list-style: none;

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: ${theme.color.ink3};
  }
`;
