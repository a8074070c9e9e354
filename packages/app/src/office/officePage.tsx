import type { Client } from '@aosai/api/client/client';
import type {
  ActValues,
  DoneName,
  FilterOf,
  OfficeActs,
  OfficeFilters,
  OfficeTable,
} from '@aosai/ui/patterns/OfficeTable';
import type { TableView } from '@aosai/ui/patterns/DataTable';
import { BulkResult } from '@aosai/ui/patterns/BulkResult';
import type { PageOf } from '@aosai/ui/patterns/Load';
import type { FunctionComponent } from 'react';
import type { ListInput, TableSpec, TextFilter } from './tableAddress.ts';
import { useOfficeTable } from './useOfficeTable.ts';

type ActCalls<Row, Acts> = {
  [Name in DoneName<Acts>]: (calls: Client, ...values: ActValues<Row, Acts[Name]>) => Promise<unknown>;
};

interface Page<Row, Filters extends OfficeFilters, Known> {
  known: Known;
  /** The rows of the page that is shown. */
  rows: readonly Row[];
  filter: FilterOf<Filters>;
  onFilter: (filter: FilterOf<Filters>) => void;
}

interface OfficeCalls<Row, Filters extends OfficeFilters, Acts, Known> {
  read: (calls: Client, input: ListInput<FilterOf<Filters>>) => Promise<PageOf<Row>>;
  /**
   * A call for each act of the table; a row that comes in has the version to write it with. As a function where acts
   * go by what the page knows, such as a password that is shown once.
   */
  acts: ActCalls<Row, Acts> | ((page: Page<Row, Filters, Known>) => ActCalls<Row, Acts>);
  /** The order of an address that says nothing: `createdAt,desc`; the server's own without. */
  sort?: string;
  /** A hook that reads what the page knows besides its rows. */
  useKnown?: (view: Pick<TableView<Row, FilterOf<Filters>>, 'rows' | 'openId' | 'filter'>) => Known;
  /** The parts of rows that acts are about, as they were read last: a second try goes out with the newest of them. */
  parts?: (known: Known, rows: readonly Row[]) => readonly object[];
}

type AnyAct = (calls: Client, ...values: unknown[]) => Promise<unknown>;

const useNothing = () => undefined;

/**
 * The page of an office table: its state in the address, its acts by these calls.
 *
 * @param id names the page's columns in this browser
 */
export function officePage<
  Row extends { id: string; version?: number | null },
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known,
>(
  table: OfficeTable<Row, Filters, Acts, Known>,
  id: string,
  { read, acts, sort, useKnown = useNothing as never, parts }: OfficeCalls<Row, Filters, Acts, NoInfer<Known>>,
): FunctionComponent {
  type Filter = FilterOf<Filters> & TextFilter<FilterOf<Filters>>;
  const choices: Record<string, readonly string[]> = {};
  for (const [name, filter] of Object.entries(table.spec.filters))
    if (filter.kind === 'pick' || filter.kind === 'views') choices[name] = filter.of.values;
  const spec = { id, filter: table.noFilter, choices, ...(sort && { sort }) } as unknown as TableSpec<Filter>;

  return function OfficePage() {
    const { client, view, on, perform, performAtOnce, performEach, outcome, closeOutcome, seen } = useOfficeTable<
      Row,
      Filter
    >(spec, read);
    const known = useKnown(view);

    const rows = view.rows.data?.content ?? [];
    const page = { known, rows, filter: view.filter, onFilter: on.filter as (filter: FilterOf<Filters>) => void };
    const calls = typeof acts === 'function' ? acts(page) : acts;
    /** As it may be written over; rows that nobody changes have no version. */
    const written = (row: Row): Row => {
      const { version } = row;
      return version === undefined || version === null
        ? row
        : seen({ ...row, version }, [...rows, ...(parts?.(known, rows) ?? [])]);
    };
    const callbackOf = (name: string, act: OfficeActs<Row, Known>[string]) => {
      if (act.kind === 'link' || act.kind === 'opens') return null;
      const call = calls[name as DoneName<Acts>] as unknown as AnyAct;
      const isAboutRow = act.kind !== 'add' && act.kind !== 'head' && act.kind !== 'bulk';
      const { kind } = act.kind === 'part' ? act.of : act;
      const isAtOnce = kind === 'instant' || ((act.kind === 'head' || act.kind === 'bulk') && !act.dialog);
      return async (...values: unknown[]): Promise<boolean> => {
        const sent = isAboutRow ? values.map((value, place) => (place === 0 ? written(value as Row) : value)) : values;
        const said = typeof act.done === 'function' ? act.done(values[0] as never) : act.done;
        const done = said ?? `已${act.label}`;
        const by = isAtOnce ? performAtOnce : perform;
        if (act.kind === 'bulk') return performEach(by, act.label, () => call(client, ...sent), done);
        const isDone = await by(() => call(client, ...sent), done);
        if (isDone && act.kind === 'confirmed' && act.removes) on.open(null);
        return isDone;
      };
    };

    const Table = table as unknown as FunctionComponent<{ known: Known; on: object }>;
    const callbacks: Record<string, unknown> = {};
    for (const [name, act] of Object.entries(table.spec.acts)) callbacks[name] = callbackOf(name, act);
    return (
      <>
        <Table {...view} known={known} on={{ ...on, ...callbacks }} />
        {outcome !== null && <BulkResult {...outcome} onClose={closeOutcome} />}
      </>
    );
  };
}
