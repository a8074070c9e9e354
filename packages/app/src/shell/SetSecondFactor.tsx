import { SetSecondFactor as SetSecondFactorDialog } from '@aosai/ui/screens/accounts/SetSecondFactor';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { routes } from 'virtual:learnRoutes';
import { useFactorChanges } from '../accounts/useFactorChanges.ts';
import { useAosai } from '../kit/context.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useSignOut } from './useSignOut.ts';

/**
 * Shown over every page while a second factor is required that the person does not have.
 *
 * @param onStep whether a step is open; its dialog must stay, since the recovery codes are shown after the factor is set
 */
export function SetSecondFactor({ onStep }: { onStep: (isOpen: boolean) => void }) {
  const { add } = useAosai();
  // The site's first page knows no calls for second factors.
  useState(() => add(routes));
  useEffect(() => () => onStep(false), [onStep]);
  const { mutate } = useSWRConfig();
  const signOut = useSignOut();
  const { dialog, act, on } = useFactorChanges(() => mutate(() => true));

  if (signOut.draftCount > 0) return <SignOutDialog {...signOut} />;
  return (
    <SetSecondFactorDialog
      dialog={dialog}
      act={act}
      on={{
        ...on,
        beginTotp() {
          onStep(true);
          on.beginTotp();
        },
        ask(question) {
          onStep(true);
          on.ask(question);
        },
        close() {
          onStep(false);
          on.close();
        },
        signOut: signOut.begin,
      }}
    />
  );
}
