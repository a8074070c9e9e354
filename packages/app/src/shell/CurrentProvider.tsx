import { type ReactNode, useEffect } from 'react';
import { CurrentContext, useAosai, useSession } from '../kit/context.ts';
import { useCall } from '../kit/useCall.ts';

/**
 * Provides the current person. Nothing is fetched when signed out; a member's related teachers are fetched after the
 * member is known.
 */
export function CurrentProvider({ children }: { children: ReactNode }) {
  const aosai = useAosai();
  const { session } = useSession();
  const { data, error } = useCall(session && ['current'], (client) => client.auth.queryCurrent({}));
  const reads = data?.realm === 'member' && !data.member.mustChangePwd;
  useCall(reads ? ['teachers', data.member.id] : null, (client) => client.member.queryMineTeacherList({}));
  const hasEnded = session !== null && error?.asksToSignIn === true;
  useEffect(() => {
    // The server no longer knows the session, so pages that need one ask to sign in again.
    if (hasEnded) void aosai.session.expire();
  }, [aosai, hasEnded]);
  const isKnown = session !== null && data !== undefined;
  useEffect(() => {
    if (isKnown) void aosai.session.confirm();
  }, [aosai, isKnown]);
  const current = session ? (data ?? (error ? null : undefined)) : null;
  return <CurrentContext value={current}>{children}</CurrentContext>;
}
