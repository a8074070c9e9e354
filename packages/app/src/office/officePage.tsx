import type { Client } from '@aosai/api/client/client';
import type { ActValues, FilterOf, OfficeActs, OfficeFilters, OfficeTable } from '@aosai/ui/patterns/OfficeTable';
import type { PageOf } from '@aosai/ui/patterns/Load';
import type { FunctionComponent } from 'react';
import { useTitle } from '../useTitle.ts';
import type { Versioned } from './newestOf.ts';
import type { ListInput, TableSpec, TextFilter } from './tableAddress.ts';
import { useOfficeTable } from './useOfficeTable.ts';

type ActCalls<Row, Acts> = {
  [Name in keyof Acts]: (calls: Client, ...values: ActValues<Row, Acts[Name]>) => Promise<unknown>;
};

interface OfficeCalls<Row, Filters extends OfficeFilters, Acts> {
  read: (calls: Client, input: ListInput<FilterOf<Filters>>) => Promise<PageOf<Row>>;
  /** A call for each act of the table; a row that comes in has the version to write it with. */
  acts: ActCalls<Row, Acts>;
}

type AnyAct = (calls: Client, ...values: unknown[]) => Promise<unknown>;

/**
 * The page of an office table: its state in the address, its acts by these calls.
 *
 * @param id names the page's columns in this browser
 */
export function officePage<Row extends Versioned, Filters extends OfficeFilters, Acts extends OfficeActs<Row>>(
  table: OfficeTable<Row, Filters, Acts>,
  id: string,
  { read, acts }: OfficeCalls<Row, Filters, Acts>,
): FunctionComponent {
  type Filter = FilterOf<Filters> & TextFilter<FilterOf<Filters>>;
  const choices: Record<string, readonly string[]> = {};
  for (const [name, filter] of Object.entries(table.spec.filters))
    if (filter.kind === 'pick') choices[name] = filter.of.values;
  const spec = { id, filter: table.noFilter, choices } as unknown as TableSpec<Filter>;

  return function OfficePage() {
    useTitle(table.spec.noun);
    const { client, view, on, perform, performAtOnce, versionOf } = useOfficeTable<Row, Filter>(spec, read);

    const callbackOf = (name: string) => {
      const act = table.spec.acts[name];
      const call = acts[name as keyof Acts] as unknown as AnyAct;
      if (act === undefined) throw new TypeError(`no act ${name}`);
      const done = act.done ?? `已${act.label}`;
      return async (...values: unknown[]): Promise<boolean> => {
        const sent =
          act.kind === 'add' ? values : values.map((value, place) => (place === 0 ? seen(value as Row) : value));
        const isDone = await (act.kind === 'instant' ? performAtOnce : perform)(() => call(client, ...sent), done);
        if (isDone && act.kind === 'confirmed' && act.removes) on.open(null);
        return isDone;
      };
    };
    const seen = (row: Row): Row => ({ ...row, ...versionOf(row) });

    const Table = table as unknown as FunctionComponent<{ on: object }>;
    const callbacks = Object.fromEntries(Object.keys(table.spec.acts).map((name) => [name, callbackOf(name)]));
    return <Table {...view} on={{ ...on, ...callbacks }} />;
  };
}
