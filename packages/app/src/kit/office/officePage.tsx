import type { Client } from '@aosai/api/client/client';
import type {
  ActValues,
  DoneName,
  FilterOf,
  OfficeActs,
  OfficeFilters,
  OfficeTable,
} from '@aosai/ui/patterns/OfficeTable';
import type { ActProgress, TableView } from '@aosai/ui/patterns/DataTable';
import { rowsInWords } from '@aosai/ui/patterns/rowsInWords';
import { BulkResult } from '@aosai/ui/patterns/BulkResult';
import type { PageOf } from '@aosai/ui/patterns/Load';
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Office } from '../pageTable.ts';
import type { Versioned } from './newestVersion.ts';
import type { ListInput, TableSpec, TextFilter } from './tableAddress.ts';
import { useOffice } from './useOffice.ts';
import type { Undo } from './useOfficeAct.ts';
import { useOfficeTable } from './useOfficeTable.ts';

type ActCalls<Row, Acts> = {
  [Name in DoneName<Acts>]: (calls: Client, ...values: ActValues<Row, Acts[Name]>) => Promise<unknown>;
};

interface Page<Row, Filters extends OfficeFilters, Known> {
  known: Known;
  /** The office in the address, of which the page is. */
  office: Office;
  /** Rows of the page shown. */
  rows: readonly Row[];
  filter: FilterOf<Filters>;
  onFilter: (filter: FilterOf<Filters>) => void;
  /** The version to write with, for acts whose version is not that of the row. */
  seen: <Seen extends Versioned>(opened: Seen, read: readonly object[]) => Seen;
  /** Shows how far a running act on several rows has come. */
  progress: (progress: ActProgress) => void;
}

interface OfficeCalls<Row, Filters extends OfficeFilters, Acts, Known> {
  read: (calls: Client, input: ListInput<FilterOf<Filters>>) => Promise<PageOf<Row>>;
  /**
   * A call for each act of the table; rows passed to it have the version to write with. A function when calls depend on
   * the page's data, such as a password shown once.
   */
  acts: ActCalls<Row, Acts> | ((page: Page<Row, Filters, Known>) => ActCalls<Row, Acts>);
  /** Default order of the list: `createdAt,desc`; otherwise the server's. */
  sort?: string;
  /** Filters of a fresh page, by office: an operator's lists begin with the platform's own rows. */
  initial?: Partial<Record<Office, Partial<FilterOf<Filters>>>>;
  /** A hook that fetches the page's data besides its rows. */
  useKnown?: (
    view: Pick<TableView<Row, FilterOf<Filters>>, 'rows' | 'openId' | 'filter'> & { office: Office },
  ) => Known;
  /**
   * Address of a row's page. After `create` and `copy`, whose calls answer with the new row, one stands there: the next
   * step is in the new thing and not in the list.
   */
  pageOf?: (id: string, office: Office) => string;
  /** The parts of rows that acts apply to, as last read: a retry is sent with the newest version. */
  parts?: (known: Known, rows: readonly Row[]) => readonly object[];
}

/** Acts that make a row with a page of its own. */
const MAKING = new Set(['create', 'copy']);

/** The call that takes an act back, if the act's call returned one as `undo`. */
const undoOf = (result: unknown): Undo | null =>
  typeof result === 'object' && result !== null && 'undo' in result && typeof result.undo === 'function'
    ? (result.undo as Undo)
    : null;

type AnyAct = (calls: Client, ...values: unknown[]) => Promise<unknown>;

const useNothing = () => undefined;

/**
 * Name of the dialog that the address asks to begin with, as `?do=create`, or `?open=…&do=update` for a row; the address keeps it only until it was read.
 * The dialog of an act with an address of its own, such as 新建作业, reads the address itself.
 */
function useBegins(acts: OfficeActs<never>): string | undefined {
  const [params, setParams] = useSearchParams();
  const [begins] = useState(() => params.get('do') ?? undefined);
  const act = acts[params.get('do') ?? ''];
  const isRead = params.has('do') && !(act?.at === 'head' && act.href !== undefined);
  useEffect(() => {
    if (!isRead) return;
    setParams(
      (before) => {
        before.delete('do');
        return before;
      },
      { replace: true },
    );
  }, [isRead, setParams]);
  return begins;
}

/**
 * The page of an office table, with its state in the address and a call for each act. For pages whose calls depend on
 * the address; other pages are made by `officePage`.
 *
 * @param id key of the table's column choice in this browser
 */
export function useOfficePage<
  Row extends { id: string; version?: number | null },
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known,
>(
  table: OfficeTable<Row, Filters, Acts, Known>,
  id: string,
  {
    read,
    acts,
    sort,
    initial,
    useKnown = useNothing as never,
    pageOf,
    parts,
  }: OfficeCalls<Row, Filters, Acts, NoInfer<Known>>,
): ReactNode {
  type Filter = FilterOf<Filters> & TextFilter<FilterOf<Filters>>;
  const choices: Record<string, readonly string[]> = {};
  for (const [name, filter] of Object.entries(table.spec.filters))
    if (filter.kind === 'pick' || filter.kind === 'views') choices[name] = filter.of.values;
  const begun = { ...table.noFilter, ...initial?.[useOffice().office] };
  const spec = { id, filter: begun, choices, ...(sort && { sort }) } as unknown as TableSpec<Filter>;
  const {
    calls: client,
    office,
    view,
    on,
    perform,
    performAtOnce,
    performEach,
    showProgress,
    outcome,
    closeOutcome,
    seen,
  } = useOfficeTable<Row, Filter>(spec, read);
  const known = useKnown({ ...view, office });
  const begins = useBegins(table.spec.acts as unknown as OfficeActs<never>);

  const rows = view.rows.data?.content ?? [];
  const page = {
    known,
    office,
    rows,
    filter: view.filter,
    onFilter: on.filter as (filter: FilterOf<Filters>) => void,
    progress: showProgress,
    seen,
  };
  const calls = typeof acts === 'function' ? acts(page) : acts;
  /** The row with the version to write with; rows that cannot be changed have no version. */
  const written = (row: Row): Row => {
    const { version } = row;
    return version === undefined || version === null
      ? row
      : seen({ ...row, version }, [...rows, ...(parts?.(known, rows) ?? [])]);
  };
  /** Whom an act on selected rows is about, for its toast. */
  const whomOf = (act: OfficeActs<Row, Known>[string], ids: unknown): string => {
    if (act.at !== 'selection' || !Array.isArray(ids)) return '';
    const idOf = (row: Row) => table.spec.rowId?.(row) ?? row.id;
    return rowsInWords(
      table.spec,
      rows.filter((row) => ids.includes(idOf(row))),
      ids.length,
      known,
    );
  };
  const callbackOf = (name: string, act: OfficeActs<Row, Known>[string]) => {
    if (act.at === 'head' && (act.href !== undefined || act.opens)) return null;
    const call = calls[name as DoneName<Acts>] as unknown as AnyAct;
    const isAboutRow = act.at === 'row' || act.at === 'part';
    return async (...values: unknown[]): Promise<boolean> => {
      const sent = isAboutRow ? values.map((value, place) => (place === 0 ? written(value as Row) : value)) : values;
      const done = (): string =>
        (typeof act.done === 'function'
          ? act.done(values[0] as never, result as never, whomOf(act, values[0]))
          : act.done) ?? `已${act.label}`;
      const by = act.ask ? perform : performAtOnce;
      let result: unknown;
      const run = async () => {
        result = await call(client, ...sent);
        if (pageOf && MAKING.has(name)) navigate(pageOf((result as { id: string }).id, office));
      };
      const undo = () => undoOf(result);
      if (act.at === 'selection' || act.at === 'head') return performEach(by, act, run, done, undo);
      const isDone = await by(run, done, undo);
      if (isDone && act.at === 'row' && act.removes) on.open(null);
      return isDone;
    };
  };

  const Table = table as unknown as FunctionComponent<{ known: Known; begins: string | undefined; on: object }>;
  const callbacks: Record<string, unknown> = {};
  for (const [name, act] of Object.entries(table.spec.acts)) callbacks[name] = callbackOf(name, act);
  return (
    <>
      <Table {...view} known={known} begins={begins} on={{ ...on, ...callbacks }} />
      {outcome !== null && <BulkResult {...outcome} onClose={closeOutcome} />}
    </>
  );
}

/** A page of an office table whose calls depend on nothing in the address but the table's own state. */
export function officePage<
  Row extends { id: string; version?: number | null },
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known,
>(
  table: OfficeTable<Row, Filters, Acts, Known>,
  id: string,
  calls: OfficeCalls<Row, Filters, Acts, NoInfer<Known>>,
): FunctionComponent {
  return function OfficePage() {
    return useOfficePage(table, id, calls);
  };
}
