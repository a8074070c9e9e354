import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useAosai } from '../kit/context.ts';

/**
 * /login: redirects to the home page and opens the sign-in dialog. Keeps the query, which names the school of a
 * password slip.
 */
export function LoginRedirect() {
  const { session } = useAosai();
  const search = useSearch();
  useEffect(() => {
    if (!session.get().session) session.ask('member');
  }, [session]);
  return <Redirect to={search === '' ? '/' : `/?${search}`} replace />;
}
