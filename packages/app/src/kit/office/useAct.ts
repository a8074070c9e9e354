import { ApiError } from '@aosai/api/client/errors';
import type { TableAct } from '@aosai/ui/patterns/DataTable';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../context.ts';
import { toasts } from '../notify.ts';
import { newestVersion, type Versioned } from './newestVersion.ts';

/** The toast after success. A function is evaluated after the call, and null shows no toast. */
export type Done = string | (() => string | null);

const AT_REST: TableAct = { pending: false, error: null };
const OUTDATED = '这一条刚被别人改过。已读入最新内容，您填写的都还在：核对以后再提交一次，就以您的为准。';

const isOffice = (key: unknown): boolean => Array.isArray(key) && key[1] === 'office';

/**
 * Runs the acts of a back office page, one at a time: refetches the page's data after each, and keeps the error for the
 * dialog.
 */
export function useAct() {
  const { mutate } = useSWRConfig();
  const { session } = useAosai();
  const [act, setAct] = useState(AT_REST);
  /** The last try failed because another person had changed the row, and the acting person was told. */
  const [isOutdated, setOutdated] = useState(false);

  /** Refetches the data of the open page. */
  const reload = async (): Promise<void> => {
    await mutate(isOffice);
  };

  /** Runs an act and returns its error, or null after success, with a toast. Its calls should be quiet. */
  async function run(action: () => Promise<unknown>, done: Done): Promise<string | null> {
    setAct({ pending: true, error: null });
    try {
      await action();
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      // The row may have been changed by another person, so refetch before a second try.
      await reload();
      const isBehind = cause instanceof ApiError && cause.code === 'VERSION_CHANGED';
      setOutdated(isBehind);
      const message = cause instanceof ApiError ? cause.message : '请求异常';
      const reason = isBehind ? OUTDATED : message;
      setAct({ pending: false, error: reason });
      return reason;
    }
    const title = typeof done === 'string' ? done : done();
    if (title !== null) toasts.show({ tone: 'ok', title });
    // Stays pending until the dialog closes, so that a second Enter during the refetch does not repeat it.
    await reload();
    setOutdated(false);
    setAct(AT_REST);
    return null;
  }

  /** For a dialog, which shows `act.error` and stays open. Resolves to whether it succeeded. */
  const perform = async (action: () => Promise<unknown>, done: Done): Promise<boolean> =>
    (await run(action, done)) === null;

  /** For a button without a dialog: shows an error as a toast. Resolves to whether it succeeded. */
  async function performAtOnce(action: () => Promise<unknown>, done: Done): Promise<boolean> {
    const reason = await run(action, done);
    if (reason !== null) toasts.show({ tone: 'bad', title: '没有完成', text: reason });
    return reason === null;
  }

  return {
    act,
    perform,
    performAtOnce,
    reload,
    forget() {
      setOutdated(false);
      setAct(AT_REST);
    },
    /**
     * The row to write with: first as the dialog opened it, so that another person's change is detected; the newest
     * version read once the user has been notified of that change and tries again.
     */
    seen: <Row extends Versioned>(row: Row, read: readonly object[]): Row =>
      isOutdated ? newestVersion(row, read) : row,
  };
}
