import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

/** Layout of the cells: columns on desktops, cards on phones. */
export const Cells = styled.div`
  border-radius: inherit;

  && th,
  && td {
    padding-inline: ${theme.space[12]};
  }
  && tr > :first-child {
    padding-left: ${theme.space[20]};
  }
  && tr > :last-child {
    padding-right: ${theme.space[20]};
  }
  tbody th {
    color: ${theme.color.ink};
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.bold};
    white-space: normal;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
  }
  small[data-late='true'] {
    color: ${theme.color.bad};
    font-weight: ${theme.weight.medium};
  }
  [data-part='state'] {
    white-space: nowrap;
  }
  [data-part='progress'] {
    width: 84px;
  }
  [data-part='progress'] > span {
    display: block;
    margin-bottom: 3px;
  }
  [data-part='progress'] > div {
    height: 4px;
  }
  [data-part='score'] b {
    font-weight: ${theme.weight.bold};
  }
  td[data-none='true'] {
    color: ${theme.color.ink3};
  }
  td[data-part='actions'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }

  [data-part='nothing'] {
    color: ${theme.color.ink3};
  }

  ${media.narrow} {
    table,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[8]} ${theme.space[12]};
      padding: ${theme.space[16]};
    }
    tbody > tr + tr {
      border-top: 1px solid ${theme.color.line};
    }
    &&& tbody tr > * {
      order: 1;
      flex: 1 1 100%;
      width: auto;
      min-width: 0;
      padding: 0;
      border: 0;
    }
    &&& tbody th {
      order: 0;
      flex: 1 1 0;
      font-size: ${theme.text.body};
    }
    &&& tbody [data-part='state'] {
      order: 0;
      flex: none;
      display: flex;
      flex-direction: row-reverse;
      align-items: center;
      gap: ${theme.space[8]};
    }
    [data-part='progress'] {
      display: flex;
      align-items: center;
      gap: ${theme.space[12]};
    }
    [data-part='progress'] > span {
      margin: 0;
    }
    &&& tbody td[data-part='nothing'] {
      display: none;
    }
    /* Names on one line, and what stands under them on another, a button among it or not. */
    &&& tbody td[data-label] {
      flex: 1 1 0;
      align-self: stretch;
      display: grid;
      grid-template-rows: auto 1fr;
      align-items: center;
      justify-items: start;
      text-align: left;
    }
    td[data-label] > button {
      margin-left: -${theme.space[12]};
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: ${theme.color.ink3};
      font-size: ${theme.text.tiny};
    }
    &&& td[data-part='actions']:has(> div:empty) {
      display: none;
    }
    td[data-part='actions'] > div > * {
      flex: 1;
    }
  }
`;
