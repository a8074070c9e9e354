import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type { SWRConfiguration } from 'swr';
import { useAosai } from '../context.ts';
import { useCall } from '../useCall.ts';

/**
 * `useCall` for back office pages: refetched after every act (`useOfficeAct`). Its calls should be quiet, as the page shows
 * failures; an ended session asks to sign in over the page.
 */
export function useOfficeCall<T>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<T>,
  options?: SWRConfiguration<T>,
) {
  const { session } = useAosai();
  const readOrAsk = async (client: Client): Promise<T> => {
    try {
      return await read(client);
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      throw cause;
    }
  };
  return useCall(key && ['office', ...key], readOrAsk, options);
}
