import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import type { SWRConfiguration } from 'swr';
import { useAosai } from '../context.ts';
import { useCall } from '../useCall.ts';

/**
 * `useCall` for pages of the back office: every act of the page reads it again (`useAct`). Its calls are quiet, so that
 * the page shows a failure itself; a session that has ended asks to sign in over the page.
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
