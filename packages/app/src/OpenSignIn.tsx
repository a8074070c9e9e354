import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useAosai } from './context.ts';

/** /login is the home page with the sign-in dialog open; a slip's code brings its school along. */
export function OpenSignIn() {
  const { session } = useAosai();
  const search = useSearch();
  useEffect(() => {
    if (!session.get().session) session.ask('member');
  }, [session]);
  return <Redirect to={search === '' ? '/' : `/?${search}`} replace />;
}
