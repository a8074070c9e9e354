import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right and tabular. */
  numeric?: boolean;
  /** Name of the field that the server sorts by. */
  sortField?: string;
  /** Hidden until it is chosen. */
  hidden?: boolean;
  /** Least width in px; what is longer wraps. */
  minWidth?: number;
}

/** Ids of the columns that are hidden until someone chooses otherwise. */
export const hiddenAtFirst = (columns: readonly { id: string; hidden?: boolean }[]): string[] =>
  columns.filter((column) => column.hidden).map((column) => column.id);
