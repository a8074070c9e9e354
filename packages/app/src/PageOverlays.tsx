import { lazy, Suspense, useEffect } from 'react';
import { mustSetPwd, useAosai, useCurrent, useSession } from './context.ts';
import { toasts } from './notify.ts';
import { hasWeChatWork } from './signIn/weChatCode.ts';

// Nothing to say at first sight: it follows at once, and is there before it is needed.
const Toaster = lazy(async () => ({ default: (await import('@aosai/ui/primitives/Toast')).Toaster }));
// The form library is needed by these dialogs alone: they stay out of the first load.
const SignIn = lazy(async () => ({ default: (await import('./signIn/SignIn.tsx')).SignIn }));
const SetNewPassword = lazy(async () => ({ default: (await import('./signIn/SetNewPassword.tsx')).SetNewPassword }));

/** What may come over any page: the sign-in dialog, the first own password, and the toasts. */
export function PageOverlays() {
  const { session } = useAosai();
  const { asking, session: signedIn } = useSession();
  const current = useCurrent();
  useEffect(() => {
    if (hasWeChatWork(location.search, signedIn !== null)) session.ask('member');
  }, [session, signedIn]);
  return (
    <>
      {asking && (
        <Suspense>
          <SignIn />
        </Suspense>
      )}
      {!asking && mustSetPwd(current) && (
        <Suspense>
          <SetNewPassword />
        </Suspense>
      )}
      <Suspense>
        <Toaster store={toasts} />
      </Suspense>
    </>
  );
}
