import type { ReactNode } from 'react';
import type { BreadcrumbProps } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import type { OfficeActs } from './officeActs.ts';
import type { OfficeColumn } from './officeColumn.tsx';
import type { FilterOf, OfficeFilters, OwnFilterProps } from './officeFilters.ts';

/** Props of the page's content in a drawer. */
export interface DetailProps<Row, Known> {
  row: Row;
  known: Known;
  /** An act is running. */
  pending: boolean;
  retry: () => void;
  /** Begins an act of the table by its name, for this row or for a part of it. */
  begin: (name: string, part?: object) => void;
}

/** Props of the page's content around the table. */
export interface FrameProps<Filter, Known> extends OwnFilterProps<Filter, Known> {
  retry: () => void;
  /** Begins an act on one of the parts in the frame, by its name. */
  begin: (name: string, part: object) => void;
  /** The table with its tabs. */
  children: ReactNode;
}

/** The specification of a back office table: everything its page shows and does. */
export interface OfficeTableSpec<
  Row,
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known = unknown,
> {
  /** The noun for a row: 权益. */
  noun: string;
  /** Measure word for rows: 人; by default 项. */
  unit?: string;
  /** Title of the page; by default the noun. */
  title?: string | ((known: Known) => string);
  /** Breadcrumb of a page about one thing, such as an exam; undefined without one. */
  trail?: (known: Known) => BreadcrumbProps['items'] | undefined;
  /** Shown under the page's title: its purpose. */
  lead: string | ((known: Known) => string);
  /** Name of a row. */
  nameOf: (row: Row, known: Known) => string;
  /** Rows are people, whose names appear in dialog titles without 「」. */
  ofPeople?: boolean;
  /** Unambiguous name of a row for screen readers; by default `nameOf`. */
  rowName?: (row: Row) => string;
  /** Id of a row in the address and the selection; by default its `id`. */
  rowId?: (row: Row) => string;
  /** Address of a row's page, for rows that have one instead of a drawer; null when a row has none yet. */
  pageOf?: (row: Row, known: Known) => string | null;
  show: readonly OfficeColumn<Row>[];
  filters: Filters;
  acts: Acts;
  /** Title of a fresh page without rows, if its initial filter hides some; by default 还没有 and the noun. */
  emptyTitle?: string;
  /** Why there are no rows at all and what to do, and the name of the head act that does it. */
  emptyHint?: string | ((known: Known) => string);
  emptyAct?: string;
  /** Title of a filtered list without rows; by default 没有符合条件的 and the noun. */
  narrowTitle?: string;
  /**
   * Texts for a filter that selects one thing, such as a class: its list is empty rather than filtered. Null otherwise.
   */
  emptyWithin?: (filter: FilterOf<NoInfer<Filters>>) => { title: string; act: string } | null;
  /** Why filters may have found nothing. */
  narrowHint?: string | ((known: Known, filter: FilterOf<NoInfer<Filters>>) => string);
  /** Rows do not come from a list call, as on a live board, so they cannot be exported. */
  noSheet?: boolean;
  /** Content around the table, such as a list next to it; renders `children`, the table. */
  frame?: (props: FrameProps<FilterOf<NoInfer<Filters>>, Known>) => ReactNode;
  /** Above the facts in the drawer. */
  above?: (props: DetailProps<Row, Known>) => ReactNode;
  /** Below the facts in the drawer. */
  detail?: (props: DetailProps<Row, Known>) => ReactNode;
}
