import { ApiError } from '@aosai/api/client/errors';
import type { TableAct } from '@aosai/ui/patterns/DataTable';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../context.ts';
import { toasts } from '../notify.ts';
import { newestOf, type Versioned } from './newestOf.ts';

/** What a toast says when it was done; what depends on the answer is asked for after it, and null says nothing. */
export type Done = string | (() => string | null);

const AT_REST: TableAct = { pending: false, error: null };
const OUTDATED = '这一条刚被别人改过。已读入最新内容，您填写的都还在：核对以后再提交一次，就以您的为准。';

const isOffice = (key: unknown): boolean => Array.isArray(key) && key[1] === 'office';

/** One act at a time on a page of the back office: what it did is read again, and why it failed stands where it was asked for. */
export function useAct() {
  const { mutate } = useSWRConfig();
  const { session } = useAosai();
  const [act, setAct] = useState(AT_REST);
  /** The last try met someone else's change, and anyone who is acting has been told. */
  const [isOutdated, setOutdated] = useState(false);

  /** Reads again what the open page shows. */
  const reload = async (): Promise<void> => {
    await mutate(isOffice);
  };

  /** Why it was not done; null when it was, which `done` says in a toast. The calls of `action` are to be quiet. */
  async function run(action: () => Promise<unknown>, done: Done): Promise<string | null> {
    setAct({ pending: true, error: null });
    try {
      await action();
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      // The row may have been changed by someone else: what is shown is brought up to date before a second try.
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
    // Pending until the dialog closes: a second Enter while the list is read again would do it twice.
    await reload();
    setOutdated(false);
    setAct(AT_REST);
    return null;
  }

  /** For a dialog, which shows `act.error` and stays open. Whether it was done. */
  const perform = async (action: () => Promise<unknown>, done: Done): Promise<boolean> =>
    (await run(action, done)) === null;

  /** For a button without a dialog: there is no place but a toast for why it was not done. */
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
     * The row to write over: as the dialog opened it, so that someone else's change is noticed; as it was read last,
     * with what they changed, once the person has been told of that and tries again.
     */
    seen: <Row extends Versioned>(row: Row, read: readonly object[]): Row => (isOutdated ? newestOf(row, read) : row),
  };
}
