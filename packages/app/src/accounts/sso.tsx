import { ApiError } from '@aosai/api/client/errors';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { PageMessage } from '@aosai/ui/patterns/PageMessage';
import { ButtonLink } from '@aosai/ui/primitives/ButtonLink';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { challengeOf } from './signIn/challengeOf.ts';
import { readAssertion } from './signIn/readAssertion.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

// Only staff with a second factor need it.
const SsoSecondStep = lazy(async () => ({ default: (await import('./SsoSecondStep.tsx')).SsoSecondStep }));

/**
 * /sso#assertion=…&page=…: signs in a person a partner school vouches for, and continues to the page (docs/sso.md).
 * Staff with a second factor give it first.
 */
export function Component() {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(false);
  /** A sign-in that waits for its second step. */
  const [waiting, setWaiting] = useState<{ challenge: string; page: string } | null>(null);

  async function enter(reply: SignInReply, page: string): Promise<void> {
    await session.signedIn(reply.session);
    await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
    navigate(page, { replace: true });
  }

  useEffect(() => {
    // An assertion can be used only once, but effects may run twice.
    if (asked.current) return;
    asked.current = true;
    const { assertion, page } = readAssertion(location.hash);
    // Remove it from the address before anything else can read it there.
    history.replaceState(history.state, '', location.pathname);
    client.auth
      .ssoAuth(assertion)
      .then((reply) => enter(reply, page))
      .catch((cause: unknown) => {
        const challenge = challengeOf(cause);
        if (challenge === null) setError(cause instanceof ApiError ? cause.message : '请回到学校的页面重新进入');
        else setWaiting({ challenge, page });
      });
  });

  if (error === null && waiting !== null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SsoSecondStep
          challenge={waiting.challenge}
          enter={(reply) => enter(reply, waiting.page)}
          onOver={setError}
          leave={() => navigate('/', { replace: true })}
        />
      </Suspense>
    );
  }
  if (error === null) return <PageLoading />;
  return (
    <PageMessage alert sign="误" title="没能登录" action={<ButtonLink href={WEB_BASE}>回到首页</ButtonLink>}>
      <p>{error}</p>
    </PageMessage>
  );
}
