import type { ReactNode } from 'react';
import type { BreadcrumbProps } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import type { OfficeActs } from './officeActs.ts';
import type { OfficeColumn } from './officeColumn.tsx';
import type { FilterOf, OfficeFilters, OwnFilterProps } from './officeFilters.ts';

/** What the page's own part of a drawer gets. */
export interface DetailProps<Row, Known> {
  row: Row;
  known: Known;
  /** An act is on its way. */
  pending: boolean;
  retry: () => void;
  /** Begins an act of the table by its name, for this row or for a part of it. */
  begin: (name: string, part?: object) => void;
}

/** What the page's own parts around the table get. */
export interface FrameProps<Filter, Known> extends OwnFilterProps<Filter, Known> {
  retry: () => void;
  /** Begins an act about one of the parts that stand there, by its name. */
  begin: (name: string, part: object) => void;
  /** The table with its tabs. */
  children: ReactNode;
}

/** A table of the back office: everything that its page shows and does, said once. */
export interface OfficeTableSpec<
  Row,
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known = unknown,
> {
  /** What a row is: 权益. */
  noun: string;
  /** How rows are counted: 人; 项 without it. */
  unit?: string;
  /** Title of the page; the noun without it. */
  title?: string | ((known: Known) => string);
  /** The way up from a page that is about one thing, such as an exam. */
  trail?: (known: Known) => BreadcrumbProps['items'];
  /** Under the page's title: what it is for. */
  lead: string | ((known: Known) => string);
  /** A row in words. */
  nameOf: (row: Row, known: Known) => string;
  /** Rows are named after people, who stand in the titles of dialogs without 「」. */
  ofPeople?: boolean;
  /** A row in words that tell it from others of the same name, for screen readers. */
  rowName?: (row: Row) => string;
  /** What the address and the selection call a row; its `id` without it. */
  rowId?: (row: Row) => string;
  /** Rows have a page of their own in place of a drawer: its address, null for a row that has none yet. */
  pageOf?: (row: Row) => string | null;
  show: readonly OfficeColumn<Row>[];
  filters: Filters;
  acts: Acts;
  /** What a fresh page without rows says, where it shows something narrower than all; 还没有 and the noun without it. */
  emptyTitle?: string;
  /** What to do while there is no row at all, and the act of the head that does it. */
  emptyHint?: string;
  emptyAct?: string;
  /** What a filtered list without rows says; 没有符合条件的 and the noun without it. */
  narrowTitle?: string;
  /** Words for a list that its filters only bring to one thing, such as a class: it is then empty, not narrowed. */
  emptyWithin?: (filter: FilterOf<NoInfer<Filters>>) => { title: string; act: string } | null;
  /** Why filters may have found nothing. */
  narrowHint?: string;
  /** Rows that no list answers, such as those of a live board: there is no sheet of them. */
  noSheet?: boolean;
  /** The page's own parts around the table, such as a list beside it; they draw `children`, which is the table. */
  frame?: (props: FrameProps<FilterOf<NoInfer<Filters>>, Known>) => ReactNode;
  /** Above the facts in the drawer. */
  above?: (props: DetailProps<Row, Known>) => ReactNode;
  /** Below the facts in the drawer. */
  detail?: (props: DetailProps<Row, Known>) => ReactNode;
}
