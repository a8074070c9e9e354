import type { Loaded, PageOf } from '../Load/Load.tsx';
import type { TableQuery } from './tableQuery.ts';

/** An act that is on its way, or why the last one failed: one at a time on a page of the back office. */
export interface TableAct {
  pending: boolean;
  error: string | null;
}

/** What a screen with one table gets from the app: rows, and what the address and the person have chosen. */
export interface TableView<Row, Filter> {
  rows: Loaded<PageOf<Row>>;
  /** The rows shown are about to be replaced. */
  busy: boolean;
  query: TableQuery;
  filter: Filter;
  /** Null until someone has chosen. */
  hiddenColumns: readonly string[] | null;
  selectedIds: readonly string[];
  /** The row whose drawer is open. */
  openId: string | null;
  /** Address of this page with a row open; `?open=` and the row's id without it. */
  rowHref?: (id: string) => string;
  exporting: boolean;
  /** Why the last export came to nothing, until the next one. */
  exportError?: string | null;
  act: TableAct;
}

/** What such a screen gives back. */
export interface TableOn<Filter> {
  query: (query: TableQuery) => void;
  filter: (filter: Filter) => void;
  hiddenColumns: (ids: string[]) => void;
  select: (ids: string[]) => void;
  open: (id: string | null) => void;
  retry: () => void;
  /** An Excel file of every row that the filters leave. */
  export?: () => void;
  /** A new act begins: what went wrong with the last one no longer matters. */
  forget: () => void;
}
