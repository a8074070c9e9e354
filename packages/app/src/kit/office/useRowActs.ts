import type { Client } from '@aosai/api/client/client';
import type { ActsOfRow, ActValues, DoneName, RowActsProps, RowActsScreen } from '@aosai/ui/patterns/RowActs';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useOffice } from './useOffice.ts';
import { useOfficeAct } from './useOfficeAct.ts';

/** A call for each act; rows passed to it have the version to write with. */
export type RowCalls<Row, Of> = {
  [Name in DoneName<Of>]: (calls: Client, ...values: ActValues<Row, Of[Name]>) => Promise<unknown>;
};

type AnyAct = (calls: Client, row: unknown, ...values: unknown[]) => Promise<unknown>;

/**
 * Binds the acts on a row's page to their calls. `?do=` in the address names the act whose dialog is open. After
 * `copy`, whose call answers with the new row, one stands on its page; after deleting the row, in the list.
 *
 * @param list address of the list: /web/edms/exam
 * @param row the row as last read; undefined until then
 */
export function useRowActs<Row extends { id: string }, Of extends ActsOfRow<Row, Known>, Known>(
  screen: RowActsScreen<Row, Of, Known>,
  calls: RowCalls<Row, Of>,
  {
    list,
    row,
    pageOf = (id) => `${list}/${id}`,
  }: { list: string; row: Row | undefined; pageOf?: (id: string) => string },
): Pick<RowActsProps<Row, Of, Known>, 'act' | 'open' | 'on'> {
  const { calls: client } = useOffice();
  const [params, setParams] = useSearchParams();
  const { act, perform, performAtOnce, forget, seen } = useOfficeAct();

  const written = (given: Row): Row => {
    const { version } = given as { version?: number | null };
    return version === undefined || version === null ? given : seen({ ...given, version }, row ? [row] : []);
  };
  const callbacks: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(screen.spec.acts)) {
    const call = calls[name as DoneName<Of>] as unknown as AnyAct;
    callbacks[name] = (given: Row, ...values: unknown[]) =>
      (one.ask ? perform : performAtOnce)(
        async () => {
          const result = await call(client, written(given), ...values);
          if (name === 'copy') navigate(pageOf((result as { id: string }).id));
          if (one.removes) navigate(list);
        },
        one.done ?? `已${one.label}`,
      );
  }
  const open = (name: string | null) => {
    // After a deletion the page is the list, whose address must stay unchanged.
    if (name === null && !new URLSearchParams(location.search).has('do')) return;
    setParams(
      (before) => {
        if (name === null) before.delete('do');
        else before.set('do', name);
        return before;
      },
      { replace: true },
    );
  };
  return {
    act,
    open: params.get('do'),
    on: { ...callbacks, open, forget } as unknown as RowActsProps<Row, Of, Known>['on'],
  };
}
