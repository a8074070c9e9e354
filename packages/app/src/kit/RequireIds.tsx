import type { ReactNode } from 'react';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useSearchParams } from 'wouter';

const ID = /^[0-9A-Z]{26}$/;

/**
 * Shows a page only if the address has valid ids for `names`; otherwise it does not exist, and the server is not asked.
 */
export function RequireIds({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [params] = useSearchParams();
  return names.every((name) => ID.test(params.get(name) ?? '')) ? children : <NotFound />;
}
