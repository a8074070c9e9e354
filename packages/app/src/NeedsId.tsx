import type { ReactNode } from 'react';
import { NotFound } from '@aosai/ui/screens/NotFound';
import { useSearchParams } from 'wouter';

const ID = /^[0-9A-Z]{26}$/;

/** A page about one thing: without the id of a thing in the address it does not exist, and nothing is asked. */
export function NeedsId({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [params] = useSearchParams();
  return names.every((name) => ID.test(params.get(name) ?? '')) ? children : <NotFound />;
}
