import { ApiError } from '@aosai/api/client/errors';
import { Toaster } from '@aosai/ui/primitives/Toast';
import { lazy, Suspense, useState } from 'react';
import type { Credentials, DemoAccount } from '@aosai/ui/screens/SignInDialog';
import { useSWRConfig } from 'swr';
import { useAosai, useSession } from './context.ts';
import { toasts } from './notify.ts';
import { useCall } from './useCall.ts';

// The form library is needed by this dialog alone: it stays out of the first load.
const SignInDialog = lazy(async () => ({ default: (await import('@aosai/ui/screens/SignInDialog')).SignInDialog }));

const DEMO_KEY = 'demo.accounts';

function SignIn() {
  const { client, session } = useAosai();
  const { asking, realm, expired } = useSession();
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const { data: demo } = useCall(['config', DEMO_KEY], (calls) => calls.config.queryByKey({ key: DEMO_KEY }));
  const demoAccounts = demo ? (JSON.parse(demo.value) as DemoAccount[]) : undefined;

  async function submit(credentials: Credentials): Promise<void> {
    setLoading(true);
    setError(null);
    try {
      const reply = await client.auth.loginByPwd(credentials);
      await session.signedIn(reply.session);
      await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : '请求异常');
    } finally {
      setLoading(false);
    }
  }

  return (
    <SignInDialog
      open={asking}
      realm={realm}
      {...(expired && { reason: '登录已失效，请重新登录。页面上的内容都还在。' })}
      error={error}
      loading={loading}
      {...(demoAccounts && { demoAccounts })}
      on={{
        submit: (credentials) => void submit(credentials),
        close: () => {
          setError(null);
          session.dismiss();
        },
      }}
    />
  );
}

/** What may come over any page: the sign-in dialog and the toasts. */
export function PageOverlays() {
  const { asking } = useSession();
  return (
    <>
      {asking && (
        <Suspense>
          <SignIn />
        </Suspense>
      )}
      <Toaster store={toasts} />
    </>
  );
}
