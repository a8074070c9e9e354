import { ApiError } from '@aosai/api/client/errors';
import type { BankDetail } from '@aosai/api/contract/types';
import { POLL_INTERVAL_MS } from '@aosai/api/domain/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAosai } from '../context.ts';
import type { Office } from '../pageTable.ts';

type Checked = NonNullable<BankDetail['staff']>['checked'] | null;

/** Runs the reference solutions of a question as it is saved, and reads the question again until their report is there. */
export function useQuestionTrial(office: Office, id: string | null, checked: Checked, reread: () => void) {
  const { client } = useAosai();
  const [error, setError] = useState<string | null>(null);
  /** When the trial before the one on its way ended; empty for none, null while none is on its way. */
  const [since, setSince] = useState<string | null>(null);
  const pending = since !== null && (checked?.finishedAt ?? '') === since;
  // It has ended: a save afterwards takes the report away, which is no trial on its way.
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
      client.question.debug({ id: id ?? '' }, { group: office, quiet: true }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        setSince(null);
        setError(cause.message);
      });
    },
  };
}
