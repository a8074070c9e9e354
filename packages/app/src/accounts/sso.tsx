import { ApiError } from '@aosai/api/client/errors';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { PageMessage } from '@aosai/ui/patterns/PageMessage';
import { ButtonLink } from '@aosai/ui/primitives/ButtonLink';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { readAssertion } from './signIn/readAssertion.ts';

/** /sso#assertion=…&page=…: signs in a person a partner school vouches for, and continues to the page (docs/sso.md). */
export function Component() {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // An assertion can be used only once, but effects may run twice.
    if (asked.current) return;
    asked.current = true;
    const { assertion, page } = readAssertion(location.hash);
    // Remove it from the address before anything else can read it there.
    history.replaceState(history.state, '', location.pathname);
    const enter = async () => {
      const reply = await client.auth.ssoAuth(assertion);
      await session.signedIn(reply.session);
      await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
      navigate(page, { replace: true });
    };
    enter().catch((cause: unknown) => setError(cause instanceof ApiError ? cause.message : '请回到学校的页面重新进入'));
  });

  if (error === null) return <PageLoading />;
  return (
    <PageMessage alert sign="误" title="没能登录" action={<ButtonLink href={WEB_BASE}>回到首页</ButtonLink>}>
      <p>{error}</p>
    </PageMessage>
  );
}
