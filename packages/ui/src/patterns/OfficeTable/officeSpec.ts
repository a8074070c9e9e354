import type { ReactNode } from 'react';
import type { OfficeActs } from './officeActs.ts';
import type { OfficeColumn } from './officeColumn.tsx';
import type { OfficeFilters } from './officeFilters.ts';

/** A table of the back office: everything that its page shows and does, said once. */
export interface OfficeTableSpec<Row, Filters extends OfficeFilters, Acts extends OfficeActs<Row>> {
  /** What a row is: 权益. */
  noun: string;
  /** Under the page's title: what it is for. */
  lead: string;
  /** A row in words. */
  nameOf: (row: Row) => string;
  show: readonly OfficeColumn<Row>[];
  filters: Filters;
  acts: Acts;
  /** What to do while there is no row at all. */
  emptyHint?: string;
  /** Below the facts in the drawer. */
  detail?: (row: Row) => ReactNode;
}
