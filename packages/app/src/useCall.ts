import { SWR_DEDUPE_MS, SWR_ERROR_RETRY_MS, SWR_FOCUS_THROTTLE_MS } from '@aosai/api/domain/constants';
import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import { useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { mustSetPwd, useAosai, useCurrent, useSession } from './context.ts';

/** The specification's intervals, with a flat retry instead of SWR's growing one. */
const swrDefaults: SWRConfiguration = {
  dedupingInterval: SWR_DEDUPE_MS,
  focusThrottleInterval: SWR_FOCUS_THROTTLE_MS,
  onErrorRetry(error: unknown, _key, _config, revalidate, { retryCount }) {
    // What the server refused on purpose is not asked for again.
    if (error instanceof ApiError && !error.isTransient) return;
    setTimeout(() => void revalidate({ retryCount }), SWR_ERROR_RETRY_MS);
  },
};

/**
 * Reads by a call and keeps the answer: `useCall(['exam', id], (client) => client.exam.queryById({ id }))`.
 * The key is completed by the session, so that nobody sees what another person read. A null key reads nothing,
 * and nobody reads before they have a password of their own.
 */
export function useCall<T>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<T>,
  options?: SWRConfiguration<T>,
) {
  const { client } = useAosai();
  const sessionId = useSession().session?.id ?? null;
  const isHeld = mustSetPwd(useCurrent());
  const often = options?.refreshInterval ?? 0;
  const [refreshInterval, setRefreshInterval] = useState(0);
  const found = useSWR<T, ApiError>(isHeld ? null : key && [sessionId, ...key], () => read(client), {
    ...swrDefaults,
    ...options,
    refreshInterval,
  });
  // SWR asks a function once, before there is an answer, unless it changes; React Compiler makes the same one every time.
  const wanted = typeof often === 'function' ? often(found.data) : often;
  if (wanted !== refreshInterval) setRefreshInterval(wanted);
  return found;
}
