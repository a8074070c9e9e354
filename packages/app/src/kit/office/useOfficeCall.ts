import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { useAosai } from '../context.ts';
import { useOffice } from './useOffice.ts';
import { type Comparable, useCall } from '../useCall.ts';

/**
 * `useCall` for back office pages: refetched after every act (`useOfficeAct`). It reads with the calls of the office in the
 * address; an ended session asks to sign in over the page.
 */
export function useOfficeCall<T>(
  key: readonly unknown[] | null,
  read: (calls: Client) => Promise<Comparable<T>>,
  options?: SWRConfiguration<T>,
) {
  const { session } = useAosai();
  const { calls, office } = useOffice();
  const { mutate } = useSWRConfig();
  const readOrAsk = async (): Promise<Comparable<T>> => {
    try {
      return await read(calls);
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      // A role has begun to require a second factor: reading the person again opens the dialog that sets it up.
      if (cause instanceof ApiError && cause.code === 'SECOND_FACTOR_SETUP_REQUIRED') {
        void mutate([session.get().session?.id, 'current']);
      }
      throw cause;
    }
  };
  return useCall<T>(key && ['office', office, ...key], readOrAsk, options);
}
