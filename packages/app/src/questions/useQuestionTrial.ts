import { ApiError } from '@aosai/api/client/errors';
import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Office } from '../kit/pageTable.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';

type Checked = NonNullable<BankDetail['staff']>['checked'] | null;

/** Runs the reference solutions of the saved question, and refetches the question until their report has arrived. */
export function useQuestionTrial(office: Office, id: string | null, checked: Checked, reread: () => void) {
  const { calls } = useOffice();
  const [error, setError] = useState<string | null>(null);
  /** Finish time of the previous trial, empty if there was none; null while no trial is running. */
  const [since, setSince] = useState<string | null>(null);
  const pending = since !== null && (checked?.finishedAt ?? '') === since;
  // The trial has ended. Without this, a later save, which removes the report, would look like a running trial.
  if (since !== null && !pending) setSince(null);
  const look = useEffectEvent(reread);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [pending]);
  return {
    pending,
    error,
    start() {
      setError(null);
      setSince(checked?.finishedAt ?? '');
      calls.question.debug({ id: id ?? '' }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        setSince(null);
        setError(cause.message);
      });
    },
  };
}
