import { ApiError } from '@aosai/api/client/errors';
import { NewPassword } from '@aosai/ui/screens/accounts/NewPassword';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai, useCurrent } from '../kit/context.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useSignOut } from './useSignOut.ts';
import { initialPassword } from '../accounts/signIn/initialPassword.ts';

/** Shown over every page until a person who signed in with a password chosen by others has set a new one. */
export function SetNewPassword() {
  const { client, add } = useAosai();
  const current = useCurrent();
  const { mutate } = useSWRConfig();
  const signOut = useSignOut();
  const [known] = useState(initialPassword.known);
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  async function submit(typed: string, password: string): Promise<void> {
    setLoading(true);
    setError(null);
    try {
      const oldPassword = known ?? typed;
      if (current?.realm === 'user') {
        // This call belongs to the back office, whose routes may not be loaded.
        add((await import('virtual:officeRoutes')).routes);
        await client.user.updatePwd({ oldPassword, password });
      } else await client.member.updatePwd({ oldPassword, password });
      initialPassword.forget();
      await mutate(() => true);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    } finally {
      setLoading(false);
    }
  }

  // Signing out here asks first too, as it would delete answers that only this browser has.
  if (signOut.draftCount > 0) return <SignOutDialog {...signOut} />;
  return (
    <NewPassword
      knowsOld={known !== null}
      error={error}
      loading={loading}
      on={{
        submit: ({ oldPassword, password }) => void submit(oldPassword, password),
        signOut: signOut.begin,
      }}
    />
  );
}
