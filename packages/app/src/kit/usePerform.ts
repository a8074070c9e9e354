import { ApiError } from '@aosai/api/client/errors';
import { useState } from 'react';
import { notifyUsedUp, toasts } from './notify.ts';

/** Runs a person's actions: reports progress and failure for the dialog, success as a toast. */
export function usePerform() {
  const [act, setAct] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });
  const perform = async (work: () => Promise<unknown>, success: string | null): Promise<boolean> => {
    setAct({ pending: true, error: null });
    try {
      await work();
      setAct({ pending: false, error: null });
      if (success !== null) toasts.show({ tone: 'ok', title: success });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyUsedUp(error);
      setAct({ pending: false, error: error.message });
      return false;
    }
  };
  return { act, perform, forget: () => setAct({ pending: false, error: null }) };
}
