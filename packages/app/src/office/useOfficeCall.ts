import type { Client } from '@aosai/api/client/client';
import type { SWRConfiguration } from 'swr';
import { useCall } from '../useCall.ts';

/** `useCall` for pages of the back office: every act of the page reads it again (`useAct`). */
export function useOfficeCall<T>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<T>,
  options?: SWRConfiguration<T>,
) {
  return useCall(key && ['office', ...key], read, options);
}
