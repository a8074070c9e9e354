import { useEffect, useEffectEvent, useState } from 'react';
import type { Begun } from './ActDialog.tsx';
import type { HeadAct, OfficeActs, RowAct, SelectionAct } from './officeActs.ts';
import type { OfficeFilters } from './officeFilters.ts';
import type { OfficeTableSpec } from './officeSpec.ts';

type Act = (...values: readonly unknown[]) => Promise<boolean>;

interface Acting<Row extends { id: string }> {
  spec: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>;
  known: unknown;
  begins: string | undefined;
  /** The row whose drawer is open, once it is read. */
  openRow: Row | undefined;
  on: { forget: () => void } & Record<string, unknown>;
}

/** The act of the head with this name, if it has a dialog and is ready: an address never does anything itself. */
function begunByName<Row extends { id: string }>({
  spec,
  known,
  begins,
}: Omit<Acting<Row>, 'on' | 'openRow'>): Begun<Row> | null {
  const act = begins === undefined ? undefined : spec.acts[begins];
  if (
    begins === undefined ||
    act?.at !== 'head' ||
    act.begins ||
    act.when?.(known) === false ||
    act.ready?.(known) === false
  )
    return null;
  return act.ask || act.opens ? { about: 'page', name: begins, act } : null;
}

/** The act of the open row with this name, if it has a dialog and is offered. */
function begunOfRow<Row extends { id: string }>({
  spec,
  known,
  begins,
  openRow,
}: Omit<Acting<Row>, 'on'>): Begun<Row> | null {
  const act = begins === undefined ? undefined : spec.acts[begins];
  if (begins === undefined || openRow === undefined || act?.at !== 'row' || !act.ask) return null;
  return act.when?.(openRow, known) === false ? null : { about: 'row', name: begins, act, row: openRow };
}

/** Handles a press on an act: calls its callback, or opens its dialog, which stays until the act succeeds. */
export function useBegunAct<Row extends { id: string }>({ spec, known, begins, openRow, on }: Acting<Row>) {
  const [begun, setBegun] = useState<Begun<Row> | null>(null);
  const [hasBegunAsked, setBegunAsked] = useState(false);
  const asked = hasBegunAsked ? null : begunByName({ spec, known, begins });
  if (asked) {
    setBegunAsked(true);
    setBegun(asked);
  }
  const callback = (name: string) => on[name] as Act;
  const begin = (next: Begun<Row>) => {
    on.forget();
    if (next.about === 'row') next.act.begins?.(known, next.row);
    if (next.about === 'page') next.act.begins?.(known);
    setBegun(next);
  };
  const ofRow = hasBegunAsked ? null : begunOfRow({ spec, known, begins, openRow });
  const beginOfRow = useEffectEvent(() => {
    setBegunAsked(true);
    if (ofRow !== null) begin(ofRow);
  });
  const isOfRow = ofRow !== null;
  useEffect(() => {
    if (!isOfRow) return undefined;
    // The drawer opens with the row, and the dialog must come over it.
    const frame = requestAnimationFrame(() => beginOfRow());
    return () => cancelAnimationFrame(frame);
  }, [isOfRow]);
  const pressBulk = (name: string, one: SelectionAct<Row>, ids: readonly string[], whom: string) => {
    if (one.ask) begin({ about: 'rows', name, act: one, ids, whom });
    else void callback(name)(ids);
  };
  const press = (name: string, one: RowAct<Row> | SelectionAct<Row>, row: Row) => {
    if (one.at === 'selection') {
      const title = spec.nameOf(row, known);
      pressBulk(name, one, [spec.rowId?.(row) ?? row.id], spec.ofPeople ? title : `「${title}」`);
    } else if (one.ask) begin({ about: 'row', name, act: one, row });
    else void callback(name)(row);
  };
  return {
    begun,
    close: () => setBegun(null),
    pressHead(name: string, one: HeadAct) {
      if (one.ask || one.opens) begin({ about: 'page', name, act: one });
      else void callback(name)();
    },
    pressBulk,
    press,
    pressPart(name: string, part: object) {
      const one = spec.acts[name];
      if (one?.at !== 'part') throw new TypeError(`no act ${name} of a part`);
      // The part has the type its act was made for.
      press(name, { ...one, at: 'row' } as RowAct<Row>, part as Row);
    },
    finish: (name: string, ...values: readonly unknown[]) =>
      void callback(name)(...values).then((isDone) => {
        if (isDone) setBegun(null);
      }),
  };
}
