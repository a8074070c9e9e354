import { ApiError } from '@aosai/api/client/errors';
import { useState } from 'react';

/** Runs a page's actions and reports whether one is running and why the last one failed. */
export function useSiteAct() {
  const [act, setAct] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });
  /** Runs the work and resolves to whether it succeeded. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setAct({ pending: true, error: null });
    try {
      await work();
      setAct({ pending: false, error: null });
      return true;
    } catch (cause) {
      setAct({ pending: false, error: cause instanceof ApiError ? cause.message : '请求异常' });
      return false;
    }
  }
  return { act, run };
}
