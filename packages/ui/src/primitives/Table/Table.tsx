import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { scrollStop } from '../Scroll/scrollStop.ts';

export interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  /** 36-px rows for long lists. */
  dense?: boolean;
  /** The head stays while the body scrolls inside a container of limited height. */
  stickyHead?: boolean;
  /** Native `<thead>` and `<tbody>`; `className="num"` aligns cells with figures to the right. */
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
  max-width: 100%;
  max-height: 100%;
  overflow: auto;
  border-radius: inherit;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.dense};
    line-height: 1.5;
  }
  th {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    text-align: left;
    white-space: nowrap;
  }
  th,
  td {
    padding: 11px ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
    vertical-align: middle;
  }
  thead > tr:first-child > th {
    border-top-color: transparent;
  }
  tbody > tr:hover {
    background: color-mix(in srgb, ${theme.color.sunken} 45%, transparent);
  }
  tbody > tr[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tfoot td {
    color: ${theme.color.ink2};
  }

  &[data-dense='true'] th,
  &[data-dense='true'] td {
    padding: 6px ${theme.space[12]};
  }
  &[data-sticky='true'] th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${theme.color.surface};
    box-shadow: inset 0 -1px ${theme.color.line};
  }

  ${media.narrow} {
    th,
    td {
      padding-inline: ${theme.space[12]};
    }
    td:not(.num) {
      min-width: 6.5em;
    }
  }
  ${media.print} {
    overflow: visible;
    th,
    td {
      padding: 4px 8px;
    }
    td:not(.num) {
      min-width: 0;
    }
  }
`;

/** A table of comparable rows; scrolls sideways inside itself when the page is narrow. */
export const Table = ({ label, dense = false, stickyHead = false, children }: TableProps) => (
  <Root ref={scrollStop} data-dense={dense} data-sticky={stickyHead} role="group" aria-label={label}>
    <table aria-label={label}>{children}</table>
  </Root>
);
