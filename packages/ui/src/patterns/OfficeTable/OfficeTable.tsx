import type { ReactNode } from 'react';
import type { TableOn, TableView } from '../DataTable/DataTable.tsx';
import { noFilter, type FilterOf, type OfficeFilters } from './officeFilters.ts';
import type { ActCallbacks, OfficeActs } from './officeActs.ts';
import type { OfficeTableSpec } from './officeSpec.ts';
import { OfficeTableView, type OfficeTableViewProps } from './OfficeTableView.tsx';

export type { ActValues, OfficeActs } from './officeActs.ts';
export type { FilterOf, OfficeFilters } from './officeFilters.ts';

export interface OfficeTableProps<Row, Filters extends OfficeFilters, Acts> extends TableView<Row, FilterOf<Filters>> {
  on: TableOn<FilterOf<Filters>> & ActCallbacks<Row, Acts>;
}

/** The screen, with what the app needs to know of it. */
export interface OfficeTable<Row, Filters extends OfficeFilters, Acts extends OfficeActs<Row>> {
  (props: OfficeTableProps<Row, Filters, Acts>): ReactNode;
  spec: OfficeTableSpec<Row, Filters, Acts>;
  noFilter: FilterOf<Filters>;
}

/** Makes the screen of a table: head, filters, rows, drawer and the dialogs of its acts. */
export const officeTable =
  <Row extends { id: string }>() =>
  <const Filters extends OfficeFilters, const Acts extends OfficeActs<Row>>(
    spec: OfficeTableSpec<Row, Filters, Acts>,
  ): OfficeTable<Row, Filters, Acts> => {
    const none = noFilter(spec.filters);
    // The view draws any table: that its callbacks fit these acts is what this function's types say.
    const drawn = { spec, none } as unknown as Pick<OfficeTableViewProps<Row>, 'spec' | 'none'>;
    const Screen = (props: OfficeTableProps<Row, Filters, Acts>) => (
      <OfficeTableView {...drawn} {...(props as unknown as Omit<OfficeTableViewProps<Row>, 'spec' | 'none'>)} />
    );
    return Object.assign(Screen, { spec, noFilter: none });
  };
