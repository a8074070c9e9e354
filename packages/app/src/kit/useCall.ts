import { SWR_DEDUPE_MS, SWR_ERROR_RETRY_MS, SWR_FOCUS_THROTTLE_MS } from '@aosai/api/kit/constants';
import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import { useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { mustSetFactor, mustSetPwd, useAosai, useCurrent, useSession } from './context.ts';

/** The intervals of the specification; retries at a fixed interval instead of SWR's growing one. */
const swrDefaults: SWRConfiguration = {
  dedupingInterval: SWR_DEDUPE_MS,
  focusThrottleInterval: SWR_FOCUS_THROTTLE_MS,
  onErrorRetry(error: unknown, _key, _config, revalidate, { retryCount }) {
    // Deliberate refusals are not retried.
    if (error instanceof ApiError && !error.isTransient) return;
    setTimeout(() => void revalidate({ retryCount }), SWR_ERROR_RETRY_MS);
  },
};

/** SWR compares results by their properties. A Map or a Set has none, so SWR would take every change for no change. */
export type Comparable<T> = T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> ? never : T;

/**
 * Fetches and caches the result of a call: `useCall(['exam', id], (client) => client.exam.queryById({ id }))`. The
 * session is part of the key, so that no person sees what another fetched. Nothing is fetched for a null key, or while
 * the person must change their password or set up a second factor. The result must not be a Map or a Set.
 */
export function useCall<T>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<Comparable<T>>,
  options?: SWRConfiguration<T>,
) {
  const { client } = useAosai();
  const sessionId = useSession().session?.id ?? null;
  const current = useCurrent();
  const isHeld = mustSetPwd(current) || mustSetFactor(current);
  const often = options?.refreshInterval ?? 0;
  const [refreshInterval, setRefreshInterval] = useState(0);
  const found = useSWR<T, ApiError>(isHeld ? null : key && [sessionId, ...key], () => read(client), {
    ...swrDefaults,
    ...options,
    refreshInterval,
  });
  // SWR evaluates a function for the interval only when the function changes, which React Compiler prevents.
  const wanted = typeof often === 'function' ? often(found.data) : often;
  if (wanted !== refreshInterval) setRefreshInterval(wanted);
  return found;
}
