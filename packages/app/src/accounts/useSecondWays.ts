import type { OwnedFactors } from '@aosai/ui/patterns/ProveDialog';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { signWithPasskey } from '../kit/passkeys.ts';

/** With what the second step of a sign-in can be done, and doing it with a passkey. */
export function useSecondWays() {
  const { client, add } = useAosai();
  const [factors, setFactors] = useState<OwnedFactors>({ totp: true, passkey: false });
  const ask = async (challenge: string) => {
    add((await import('virtual:learnRoutes')).routes);
    const { hasTotp, passkey } = await client.secondFactor.querySignInWays({ challenge });
    setFactors({ totp: hasTotp, passkey: passkey !== null });
    return passkey;
  };
  return {
    factors,
    /** Finds out what the account has. Without an answer the code of the app is asked for. */
    look: (challenge: string) => void ask(challenge).catch(() => undefined),
    sign: async (challenge: string) => signWithPasskey(await ask(challenge)),
  };
}
