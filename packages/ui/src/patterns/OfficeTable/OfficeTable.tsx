import type { ReactNode } from 'react';
import type { TableOn, TableView } from '../DataTable/DataTable.tsx';
import { noFilter, type FilterOf, type OfficeFilters } from './officeFilters.ts';
import type { ActCallbacks, NoOtherActNames, OfficeActs } from './officeActs.ts';
import type { OfficeTableSpec } from './officeSpec.ts';
import { OfficeTableView, type OfficeTableViewProps } from './OfficeTableView.tsx';

export type { ActValues, DoneName, OfficeActs } from './officeActs.ts';
export type { FilterOf, OfficeFilters } from './officeFilters.ts';

/** `known` is optional for a page that has no data besides its rows. */
type KnownProps<Known> = unknown extends Known ? { known?: Known } : { known: Known };

export type OfficeTableProps<Row, Filters extends OfficeFilters, Acts, Known = unknown> = TableView<
  Row,
  FilterOf<Filters>
> &
  KnownProps<Known> & {
    /** Name of an act of the head, or of the open row, whose dialog is open from the start. */
    begins?: string | undefined;
    on: TableOn<FilterOf<Filters>> & ActCallbacks<Row, Acts>;
  };

/** The table has callbacks with these names, so no act may use them. */
type NoTableCallback = { readonly [Name in keyof TableOn<unknown>]?: never };

/** The screen, with its spec for the app. */
export interface OfficeTable<Row, Filters extends OfficeFilters, Acts extends OfficeActs<Row, Known>, Known = unknown> {
  (props: OfficeTableProps<Row, Filters, Acts, Known>): ReactNode;
  spec: OfficeTableSpec<Row, Filters, Acts, Known>;
  noFilter: FilterOf<Filters>;
}

/**
 * Creates the screen of a table: head, filters, rows, drawer and the dialogs of its acts. `Known` is the page's data
 * besides its rows, such as the open row in full.
 */
export const officeTable =
  <Row extends { id: string }, Known = unknown>() =>
  <const Filters extends OfficeFilters, const Acts extends OfficeActs<Row, Known>>(
    spec: OfficeTableSpec<Row, Filters, Acts, Known> & { acts: NoTableCallback & NoOtherActNames<NoInfer<Acts>> },
  ): OfficeTable<Row, Filters, Acts, Known> => {
    const none = noFilter(spec.filters);
    // The view is not generic over the acts; this function's types ensure that the callbacks fit them.
    const drawn = { spec, none } as unknown as Pick<OfficeTableViewProps<Row>, 'spec' | 'none'>;
    const Screen = (props: OfficeTableProps<Row, Filters, Acts, Known>) => (
      <OfficeTableView {...drawn} {...(props as unknown as Omit<OfficeTableViewProps<Row>, 'spec' | 'none'>)} />
    );
    return Object.assign(Screen, { spec, noFilter: none });
  };
