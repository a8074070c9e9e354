import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the right, with tabular digits. */
  numeric?: boolean;
  /** Field name for sorting on the server. */
  sortField?: string;
  /** Hidden by default. */
  hidden?: boolean;
  /** Shown by default only while there is room; the last spare column gives way first. */
  spare?: boolean;
  /** Minimum width in px; longer text ends in an ellipsis. */
  minWidth?: number;
}

/** Ids of the columns hidden by default. */
export const hiddenAtFirst = (columns: readonly { id: string; hidden?: boolean }[]): string[] =>
  columns.filter((column) => column.hidden).map((column) => column.id);
