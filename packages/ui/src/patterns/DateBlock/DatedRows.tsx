import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** A list of rows that start with a day: title, state, score, link. */
export const DatedRows = styled.ul`
  container-type: inline-size;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(84px, auto) 92px;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  h3 > a {
    color: inherit;
    text-decoration: none;
  }
  h3 > a:hover {
    text-decoration: underline;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='score'] {
    text-align: right;
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='score'] > b {
    color: ${theme.color.ink};
    font-size: ${theme.text.figure};
    font-weight: ${theme.weight.bold};
  }
  [data-part='action'] {
    text-align: right;
  }

  @container (max-width: 600px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${theme.space[8]} ${theme.space[12]};
      padding: ${theme.space[16]} ${theme.space[12]};
    }
    > li > time {
      align-self: start;
    }
    [data-part='what'] {
      grid-column: 2 / -1;
    }
    [data-part='state'] {
      grid-column: 2;
      grid-row: 2;
    }
    [data-part='score'] {
      grid-column: 2;
      grid-row: 2;
      justify-self: end;
    }
    [data-part='action'] {
      grid-column: 3;
      grid-row: 2;
    }
  }
`;
