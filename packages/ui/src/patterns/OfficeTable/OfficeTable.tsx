import type { ReactNode } from 'react';
import type { TableOn, TableView } from '../DataTable/DataTable.tsx';
import { noFilter, type FilterOf, type OfficeFilters } from './officeFilters.ts';
import type { ActCallbacks, OfficeActs } from './officeActs.ts';
import type { OfficeTableSpec } from './officeSpec.ts';
import { OfficeTableView, type OfficeTableViewProps } from './OfficeTableView.tsx';

export type { ActValues, DoneName, OfficeActs } from './officeActs.ts';
export type { FilterOf, OfficeFilters } from './officeFilters.ts';

/** A page that knows nothing but its rows needs not say so. */
type KnownProps<Known> = unknown extends Known ? { known?: Known } : { known: Known };

export type OfficeTableProps<Row, Filters extends OfficeFilters, Acts, Known = unknown> = TableView<
  Row,
  FilterOf<Filters>
> &
  KnownProps<Known> & { on: TableOn<FilterOf<Filters>> & ActCallbacks<Row, Acts> };

/** The table has callbacks of these names itself: an act of the same name would take their place. */
type NoTableCallback = { readonly [Name in keyof TableOn<unknown>]?: never };

/** The screen, with what the app needs to know of it. */
export interface OfficeTable<Row, Filters extends OfficeFilters, Acts extends OfficeActs<Row, Known>, Known = unknown> {
  (props: OfficeTableProps<Row, Filters, Acts, Known>): ReactNode;
  spec: OfficeTableSpec<Row, Filters, Acts, Known>;
  noFilter: FilterOf<Filters>;
}

/**
 * Makes the screen of a table: head, filters, rows, drawer and the dialogs of its acts. `Known` is what the page knows
 * besides its rows, such as the open row in full.
 */
export const officeTable =
  <Row extends { id: string }, Known = unknown>() =>
  <const Filters extends OfficeFilters, const Acts extends OfficeActs<Row, Known>>(
    spec: OfficeTableSpec<Row, Filters, Acts, Known> & { acts: NoTableCallback },
  ): OfficeTable<Row, Filters, Acts, Known> => {
    const none = noFilter(spec.filters);
    // The view draws any table: that its callbacks fit these acts is what this function's types say.
    const drawn = { spec, none } as unknown as Pick<OfficeTableViewProps<Row>, 'spec' | 'none'>;
    const Screen = (props: OfficeTableProps<Row, Filters, Acts, Known>) => (
      <OfficeTableView {...drawn} {...(props as unknown as Omit<OfficeTableViewProps<Row>, 'spec' | 'none'>)} />
    );
    return Object.assign(Screen, { spec, noFilter: none });
  };
