import type { Loaded, PageOf } from '../Load/Load.tsx';
import type { TableQuery } from './tableQuery.ts';

/** How many of its rows a running act has gone through. */
export interface ActProgress {
  done: number;
  total: number;
}

/** A running action, or the error of the last one. A back office page runs one at a time. */
export interface TableAct {
  pending: boolean;
  error: string | null;
  /** The error is that somebody else has changed the row meanwhile. */
  isOutdated?: boolean;
  /** Of an act on several rows. */
  progress?: ActProgress | null;
}

/** Data for a screen with one table: rows, and the state from the address and the person. */
export interface TableView<Row, Filter> {
  rows: Loaded<PageOf<Row>>;
  /** New rows are being fetched. */
  busy: boolean;
  query: TableQuery;
  filter: Filter;
  /** The filter of a fresh page, if it chooses something. */
  initial?: Partial<Filter>;
  /** Null until a person chooses columns. */
  hiddenColumns: readonly string[] | null;
  /** Rows are lower, so that more of them are in sight. */
  isDense?: boolean;
  selectedIds: readonly string[];
  /** The row whose drawer is open. */
  openId: string | null;
  /** Address of this page with a row open; by default `?open=` and the row's id. */
  rowHref?: (id: string) => string;
  exporting: boolean;
  /** Why the last export failed, until the next one starts. */
  exportError?: string | null;
  act: TableAct;
}

/** Callbacks of such a screen. */
export interface TableOn<Filter> {
  query: (query: TableQuery) => void;
  filter: (filter: Filter) => void;
  /** Null restores the default. */
  hiddenColumns: (ids: string[] | null) => void;
  dense?: (isDense: boolean) => void;
  select: (ids: string[]) => void;
  open: (id: string | null) => void;
  retry: () => void;
  /** Exports every row that matches the filters to Excel. */
  export?: () => void;
  /** Clears the last error when a new action begins. */
  forget: () => void;
}
