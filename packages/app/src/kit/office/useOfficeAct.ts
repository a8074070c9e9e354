import { ApiError, messageOf } from '@aosai/api/client/errors';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { toasts } from '../notify.ts';
import { type Done, useAct } from '../useAct.ts';
import { newestVersion, type Versioned } from './newestVersion.ts';

const OUTDATED = '这一条刚被别人改过。已读入最新内容，您填写的都还在：核对以后再提交一次，就以您的为准。';

const isOffice = (key: unknown): boolean => Array.isArray(key) && key[1] === 'office';

/** A call that takes an act back. */
export type Undo = () => Promise<unknown>;

const NOT_TAKEN_BACK = '没有撤回：后来又有人改过，撤回会盖掉他的改动。请看现在的内容，再手工改。';

/**
 * Takes an act back, unless somebody else has changed the row since: then nothing was typed that could be sent again.
 *
 * @throws ApiError
 * @internal for its test
 */
export async function takeBack(undo: Undo): Promise<void> {
  try {
    await undo();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'VERSION_CHANGED') throw cause;
    throw new ApiError('VALIDATION', NOT_TAKEN_BACK, cause.status, {}, { cause });
  }
}

/** Longer than other toasts: one has to see what was done, and to decide. */
const UNDO_MS = 10_000;

type Run = (action: () => Promise<unknown>, done: Done) => Promise<string | null>;

/**
 * Runs an act without a dialog and resolves to whether it succeeded. Shows a failure as a toast, and after success one
 * that takes the act back, if it can be taken back.
 *
 * @internal for its test
 */
export async function runAtOnce(
  run: Run,
  action: () => Promise<unknown>,
  done: Done,
  undo?: () => Undo | null,
): Promise<boolean> {
  const found: { back?: Undo | null } = {};
  const title = () => (typeof done === 'function' ? done() : done);
  const error = await run(action, () => {
    found.back = undo?.() ?? null;
    return found.back === null ? title() : null;
  });
  const { back } = found;
  if (error !== null) toasts.show({ tone: 'bad', title: '没有完成', text: error });
  else if (back) {
    const onClick = () => void runAtOnce(run, () => takeBack(back), '已撤回');
    toasts.show({ tone: 'ok', title: title() ?? '', durationMs: UNDO_MS, action: { label: '撤回', onClick } });
  }
  return error === null;
}

/** `useAct` for back office pages: refetches the page's data after each act, and knows of rows changed meanwhile. */
export function useOfficeAct() {
  const { mutate } = useSWRConfig();
  /** The last try failed because another person had changed the row, and the acting person was told. */
  const [isOutdated, setOutdated] = useState(false);

  /** Refetches the data of the open page; after a refusal too, as the row may have been changed by another person. */
  const reload = async (): Promise<void> => {
    await mutate(isOffice);
  };

  const { act, run, forget } = useAct({
    reload,
    explain(cause) {
      const isBehind = cause instanceof ApiError && cause.code === 'VERSION_CHANGED';
      setOutdated(isBehind);
      return isBehind ? OUTDATED : messageOf(cause);
    },
  });

  /** Runs an act; after success the next change by another person is detected again. */
  async function runOne(action: () => Promise<unknown>, done: Done): Promise<string | null> {
    const error = await run(action, done);
    if (error === null) setOutdated(false);
    return error;
  }

  /**
   * For a button without a dialog: shows an error as a toast. Resolves to whether it succeeded.
   *
   * @param undo asked for after success; the call that takes the act back, offered in the toast
   */
  const performAtOnce = (action: () => Promise<unknown>, done: Done, undo?: () => Undo | null): Promise<boolean> =>
    runAtOnce(runOne, action, done, undo);

  return {
    act: { ...act, isOutdated: isOutdated && act.error !== null },
    perform: async (action: () => Promise<unknown>, done: Done): Promise<boolean> =>
      (await runOne(action, done)) === null,
    performAtOnce,
    reload,
    forget() {
      setOutdated(false);
      forget();
    },
    /**
     * The row to write with: first as the dialog opened it, so that another person's change is detected; the newest
     * version read once the user has been notified of that change and tries again.
     */
    seen: <Row extends Versioned>(row: Row, read: readonly object[]): Row =>
      isOutdated ? newestVersion(row, read) : row,
  };
}
