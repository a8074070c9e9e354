import type { Client } from '@aosai/api/client/client';
import { asDownload } from '@aosai/api/client/download';
import { ApiError } from '@aosai/api/client/errors';
import type { ActProgress, TableOn, TableView } from '@aosai/ui/patterns/DataTable';
import type { BulkResultProps } from '@aosai/ui/patterns/BulkResult';
import type { PageOf } from '@aosai/ui/patterns/Load';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../context.ts';
import { loaded } from '../loaded.ts';
import type { Versioned } from './newestVersion.ts';
import { PartlyDone } from './changeEach.ts';
import { saveFile } from './saveFile.ts';
import {
  goesOn,
  type ListInput,
  listInput,
  readTable,
  type TableSpec,
  type TableState,
  type TextFilter,
  writeTable,
} from './tableAddress.ts';
import type { Done } from '../useAct.ts';
import { useOffice } from './useOffice.ts';
import { type Undo, useOfficeAct } from './useOfficeAct.ts';
import { useOfficeCall } from './useOfficeCall.ts';

const nameOf = (id: string) => `aosai.columns.${id}`;

/** Columns hidden in this browser; null before any choice. */
function hiddenColumnsOf(storage: Pick<Storage, 'getItem'>, id: string): string[] | null {
  const kept = storage.getItem(nameOf(id));
  return kept === null ? null : kept.split(',').filter(Boolean);
}

function keepHiddenColumns(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  id: string,
  columns: readonly string[] | null,
): void {
  if (columns === null) storage.removeItem(nameOf(id));
  else storage.setItem(nameOf(id), columns.join(','));
}

/** Whether rows of all tables are low in this browser. */
const DENSE = 'aosai.dense';

/**
 * State of a back office list. Page, size, order, filters and the open row are kept in the address, so that it can be
 * shared and the back button works; columns and height of rows in this browser; the selection only in memory.
 */
export function useOfficeTable<Row extends object, Filter extends TextFilter<Filter>>(
  spec: TableSpec<Filter>,
  read: (calls: Client, input: ListInput<Filter>) => Promise<PageOf<Row>>,
) {
  const { session } = useAosai();
  const { calls, office } = useOffice();
  const [params, setParams] = useSearchParams();
  const state = readTable(params, spec);
  const input = listInput(state);
  const [hiddenColumns, setHiddenColumns] = useState(() => hiddenColumnsOf(localStorage, spec.id));
  const [isDense, setDense] = useState(() => localStorage.getItem(DENSE) !== null);
  const shown = JSON.stringify(input);
  const [selection, setSelection] = useState<{ shown: string; ids: readonly string[] }>({ shown, ids: [] });
  // Acts know only the rows of this page, so another page, order or filter clears the selection.
  if (selection.shown !== shown) setSelection({ shown, ids: [] });
  const [exporting, setExporting] = useState(false);
  const [exportError, setExportError] = useState<string | null>(null);
  const { act, perform, performAtOnce, reload, forget, seen } = useOfficeAct();
  const [progress, setProgress] = useState<ActProgress | null>(null);
  const rows = useOfficeCall([spec.id, input], () => read(calls, input), { keepPreviousData: true });

  const go = (next: Partial<TableState<Filter>>, options?: { replace: boolean }) =>
    setParams(writeTable({ ...state, ...next }, spec), options);

  // After the rows of the last page were deleted, go to the page that is last now.
  const last = rows.data && !rows.isValidating ? Math.max(0, Math.ceil(rows.data.total / state.query.size) - 1) : null;
  const isBehind = last !== null && state.query.page > last;
  useEffect(() => {
    if (isBehind) setParams(writeTable({ ...state, query: { ...state.query, page: last } }, spec), { replace: true });
  });

  /** Exports all rows that match the filters, with the same call as a page. */
  async function exportRows(): Promise<void> {
    setExporting(true);
    setExportError(null);
    try {
      saveFile(asDownload(await read(calls, { ...input, export: 'xlsx' })));
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      setExportError(cause instanceof ApiError ? cause.message : '文件没有生成，请再试一次。');
    }
    setExporting(false);
  }

  const view: TableView<Row, Filter> = {
    rows: loaded(rows),
    busy: rows.isValidating,
    query: state.query,
    filter: state.filter,
    initial: spec.filter,
    hiddenColumns,
    isDense,
    selectedIds: selection.ids,
    openId: state.openId,
    rowHref: (openId) => `?${new URLSearchParams(writeTable({ ...state, openId }, spec)).toString()}`,
    exporting,
    exportError,
    act: { ...act, progress },
  };
  const on: TableOn<Filter> = {
    query: (query) => go({ query }),
    filter(filter) {
      const replace = goesOn(state.filter, filter);
      go({ filter, query: { ...state.query, page: 0 }, openId: null }, { replace });
    },
    hiddenColumns(ids) {
      keepHiddenColumns(localStorage, spec.id, ids);
      setHiddenColumns(ids);
    },
    dense(next) {
      if (next) localStorage.setItem(DENSE, 'yes');
      else localStorage.removeItem(DENSE);
      setDense(next);
    },
    select: (ids) => setSelection({ shown, ids }),
    open: (openId) => go({ openId }),
    retry: () => void reload(),
    forget,
    export: () => void exportRows(),
  };

  /** The result of an act that some of several rows refused. */
  const [outcome, setOutcome] = useState<Omit<BulkResultProps, 'onClose'> | null>(null);

  /** Clears the selection after success. */
  const thenUnselect = async (isDone: Promise<boolean>): Promise<boolean> => {
    if (await isDone) setSelection({ shown, ids: [] });
    return isDone;
  };

  return {
    calls,
    office,
    view,
    on,
    /** The row to write with; pass `read` for rows that are not in the list. */
    seen: <Seen extends Versioned>(row: Seen, read: readonly object[] = rows.data?.content ?? []) => seen(row, read),
    /** Runs an act, shows a toast and refetches the list. Resolves to whether it succeeded. */
    perform: (action: () => Promise<unknown>, done: Done) => thenUnselect(perform(action, done)),
    /** The same for an act without a dialog. */
    performAtOnce: (action: () => Promise<unknown>, done: Done, undo?: () => Undo | null) =>
      thenUnselect(performAtOnce(action, done, undo)),
    /** For several rows: `outcome` has the reasons of refused ones, which stay selected if they were. */
    async performEach(
      by: typeof performAtOnce,
      { at, label }: { at: 'selection' | 'head'; label: string },
      action: () => Promise<unknown>,
      done: Done,
      undo?: () => Undo | null,
    ): Promise<boolean> {
      setProgress(null);
      const met: { partly?: PartlyDone } = {};
      const isDone = await by(
        async () => {
          try {
            await action();
          } catch (cause) {
            if (!(cause instanceof PartlyDone)) throw cause;
            met.partly = cause;
          }
        },
        () => (met.partly ? null : typeof done === 'function' ? done() : done),
        () => (met.partly ? null : (undo?.() ?? null)),
      );
      if (met.partly) {
        const { outcome: reached } = met.partly;
        const areSelected = at === 'selection';
        if (areSelected) setSelection({ shown, ids: reached.refused.map(({ id }) => id) });
        setOutcome({ label, outcome: reached, areSelected });
      }
      return isDone;
    },
    /** Shows how far the running act on several rows has come. */
    showProgress: setProgress,
    outcome,
    closeOutcome: () => setOutcome(null),
  };
}
