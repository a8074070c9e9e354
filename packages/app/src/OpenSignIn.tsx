import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useAosai } from './context.ts';

/** /login is the home page with the sign-in dialog open. */
export function OpenSignIn() {
  const { session } = useAosai();
  useEffect(() => {
    if (!session.get().session) session.ask('member');
  }, [session]);
  return <Redirect to="/" replace />;
}
