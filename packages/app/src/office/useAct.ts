import { ApiError } from '@aosai/api/client/errors';
import type { TableAct } from '@aosai/ui/patterns/DataTable';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../context.ts';
import { toasts } from '../notify.ts';

const AT_REST: TableAct = { pending: false, error: null };

const isOffice = (key: unknown): boolean => Array.isArray(key) && key[1] === 'office';

/** One act at a time on a page of the back office: what it did is read again, and why it failed stands where it was asked for. */
export function useAct() {
  const { mutate } = useSWRConfig();
  const { session } = useAosai();
  const [act, setAct] = useState(AT_REST);

  /** Reads again what the open page shows. */
  const reload = async (): Promise<void> => {
    await mutate(isOffice);
  };

  /** Whether it was done. `done` is said in a toast; the calls of `action` are to be quiet. */
  async function perform(action: () => Promise<unknown>, done: string): Promise<boolean> {
    setAct({ pending: true, error: null });
    try {
      await action();
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      setAct({ pending: false, error: cause instanceof ApiError ? cause.message : '请求异常' });
      // The row may have been changed by somebody else: what is shown is brought up to date.
      await reload();
      return false;
    }
    setAct(AT_REST);
    toasts.show({ tone: 'ok', title: done });
    await reload();
    return true;
  }

  return { act, perform, reload, forget: () => setAct(AT_REST) };
}
