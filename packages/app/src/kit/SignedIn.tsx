import { Empty } from '@aosai/ui/primitives/Empty';
import { Button } from '@aosai/ui/primitives/Button';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { type ReactNode, useEffect, useState } from 'react';
import { useAosai, useCurrent, useSession } from './context.ts';
import type { Realm } from './sessionStore.ts';

/** Wraps pages that require signing in: opens the sign-in dialog, then shows the page. */
export function SignedIn({ realm = 'member', children }: { realm?: Realm; children: ReactNode }) {
  const { session } = useAosai();
  const { session: signedIn } = useSession();
  const current = useCurrent();
  const isSignedIn = signedIn !== null;
  const [shown, setShown] = useState(false);
  if (isSignedIn && current && !shown) setShown(true);
  useEffect(() => {
    if (!isSignedIn) session.ask(realm);
  }, [isSignedIn, session, realm]);
  // An open page stays mounted when the session ends: signing in happens over it, and nothing is lost.
  if (shown) return children;
  if (!isSignedIn) {
    return (
      <Empty level={1} title="请先登录" action={<Button onClick={() => session.ask(realm)}>登录</Button>}>
        登录后可以看到这里的内容。
      </Empty>
    );
  }
  return <PageLoading />;
}
