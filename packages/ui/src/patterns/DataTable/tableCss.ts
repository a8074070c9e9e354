import { css, keyframes } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { choiceCss } from '../../primitives/Checkbox/choiceCss.ts';
import { edgesCss } from '../../primitives/Scroll/markEdges.ts';
import { hiddenCss } from '../../primitives/VisuallyHidden/hiddenCss.ts';

const slide = keyframes`
  to { left: 100%; }
`;

/** Minimum height of the selection bar in px. */
export const BULK_PX = 52;
/** Width in px from which the text of a column is shortened, unless the column asks for more. */
const LONGEST_PX = 176;
/** Space below a table that scrolls by itself, to show that the page continues. */
const ROOM_PX = 72;

/** Styles of a DataTable by descendant selectors, to avoid a component per cell. */
export const tableCss = css`
  /* As long as every column has room, the heads stay under the bar of the page while the page scrolls. */
  [data-part='scroll'] {
    --table-top: calc(var(--sticky-top, 0px) + var(--bulk-height, 0px));
    position: relative;
    max-width: 100%;
    overflow: clip;
  }
  /* What scrolls sideways scrolls by itself, not higher than the window: heads and scroll bar stay in sight. */
  [data-part='scroll'][data-wide='true'],
  [data-part='scroll'][data-virtual='true'] {
    --table-top: 0px;
    max-height: calc(100dvh - var(--sticky-top, 0px) - ${ROOM_PX}px);
    overflow: auto;
    overscroll-behavior-x: contain;
  }
  [data-part='scroll'][data-virtual='true'] {
    max-height: min(70vh, 720px);
    overscroll-behavior: contain;
  }
  [data-part='edges'] {
    ${edgesCss}
  }
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${theme.text.dense};
    line-height: 1.5;
  }
  th,
  td {
    padding: 10px ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: left;
    vertical-align: middle;
  }
  th:first-child,
  td:first-child {
    padding-left: ${theme.space[20]};
  }
  th:last-child,
  td:last-child {
    padding-right: ${theme.space[20]};
  }
  &[data-dense='true'] :is(tbody, thead) > tr > * {
    height: auto;
    padding-block: 3px;
  }
  tbody > tr:last-child > * {
    border-bottom: 0;
  }
  thead {
    position: sticky;
    top: var(--table-top);
    z-index: 2;
  }
  thead th {
    height: 44px;
    padding-block: 4px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${theme.weight.regular};
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* A row is one line: what does not fit ends in an ellipsis, and its tooltip has all. */
  td,
  tbody th {
    min-width: var(--column-min);
    max-width: max(var(--column-min), ${LONGEST_PX}px);
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td.num {
    max-width: none;
  }
  /* A title gets more of the room than the other columns, and gives it up first. */
  [data-title='true'] {
    width: 40%;
  }
  tbody [data-title='true'] {
    max-width: var(--column-min);
  }
  tbody > tr:has(th[data-first] a) {
    cursor: pointer;
  }
  tbody > tr:hover > * {
    background: color-mix(in srgb, ${theme.color.sunken} 45%, ${theme.color.surface});
  }
  tbody > tr[aria-selected='true'] > *,
  tbody > tr[aria-current] > * {
    background: ${theme.color.primarySoft};
  }
  tbody > tr[aria-current] > :first-child {
    box-shadow: inset 3px 0 ${theme.color.primary};
  }

  thead button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${theme.control.medium};
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  thead .num > button {
    flex-direction: row-reverse;
  }
  thead button > svg {
    color: transparent;
  }
  thead button:hover > svg,
  thead button:focus-visible > svg {
    color: ${theme.color.ink3};
  }
  thead th[aria-sort] > button,
  thead th[aria-sort] > button > svg {
    color: ${theme.color.primary};
  }
  tbody th > a {
    display: block;
    width: fit-content;
    max-width: 100%;
    padding-block: 1.5px;
    color: ${theme.color.primary};
    text-decoration: none;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
  }
  tbody th > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='select'] {
    width: 1px;
    padding-right: 0;
    padding-left: ${theme.space[20]};
  }
  [data-part='select'] label {
    ${choiceCss}
    grid-template-columns: auto;
    place-content: center;
    gap: 0;
    min-width: 28px;
  }
  [data-part='select'] label > input {
    margin: 0;
  }
  [data-part='select'] label > span {
    ${hiddenCss}
  }
  &[data-busy='true'] thead::after {
    content: '';
    position: absolute;
    z-index: 3;
    top: calc(100% - 1px);
    left: 0;
    width: 30%;
    height: 2px;
    background: ${theme.color.primary};
    animation: ${slide} 1.2s ease-in-out infinite;
  }

  ${media.narrow} {
    th,
    td {
      padding-inline: ${theme.space[8]};
    }
    td:not(.num),
    tbody th {
      max-width: none;
      white-space: normal;
      overflow-wrap: break-word;
    }
    [data-title='true'] {
      width: auto;
      min-width: min(var(--column-min), 240px);
    }
    tbody th > a {
      display: inline-block;
      overflow-wrap: anywhere;
    }
    th:first-child,
    td:first-child,
    [data-part='select'] {
      padding-left: ${theme.space[12]};
    }
    [data-part='select'] + th,
    th[data-first='true'] {
      position: sticky;
      left: 0;
      z-index: 1;
      max-width: 46vw;
      box-shadow: 1px 0 ${theme.color.line};
    }
    thead [data-part='select'] + th,
    thead th[data-first='true'] {
      z-index: 3;
    }
  }
  ${media.print} {
    [data-part='scroll'][data-part] {
      max-height: none;
      overflow: visible;
    }
    td:not(.num),
    tbody th {
      max-width: none;
      white-space: normal;
    }
  }
  ${media.touch} {
    thead button,
    tbody th > a,
    [data-part='select'] label {
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
    }
    tbody th > a {
      display: inline-flex;
      align-items: center;
    }
  }
`;
