import { lazy, Suspense, useEffect, useState } from 'react';
import { mustSetFactor, mustSetPwd, useAosai, useCurrent, useSession } from '../kit/context.ts';
import { hasWeChatWork } from '../accounts/signIn/weChatCode.ts';

// Loaded lazily, as nothing is shown at first; it arrives before the first toast.
const LateOverlays = lazy(async () => ({ default: (await import('./LateOverlays.tsx')).LateOverlays }));
// Loaded lazily, as only these dialogs need the form library.
const SignIn = lazy(async () => ({ default: (await import('../accounts/signIn/SignIn.tsx')).SignIn }));
const SetNewPassword = lazy(async () => ({ default: (await import('./SetNewPassword.tsx')).SetNewPassword }));
const SetSecondFactor = lazy(async () => ({ default: (await import('./SetSecondFactor.tsx')).SetSecondFactor }));

/** Overlays of every page: sign-in, the first password change, a required second factor, and toasts. */
export function PageOverlays() {
  const { session } = useAosai();
  const { asking, session: signedIn } = useSession();
  const current = useCurrent();
  const [isSettingFactor, setSettingFactor] = useState(false);
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
      {!asking && !mustSetPwd(current) && (mustSetFactor(current) || isSettingFactor) && (
        <Suspense>
          <SetSecondFactor onStep={setSettingFactor} />
        </Suspense>
      )}
      <Suspense>
        <LateOverlays />
      </Suspense>
    </>
  );
}
