import { ApiError } from '@aosai/api/client/errors';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';
import type { secondFactor } from '@aosai/api/accounts/secondFactor.contract';
import type { InputOf } from '@aosai/api/kit/contract/call';
import { Dialog } from '@aosai/ui/primitives/Dialog';
import { SecondStep } from '@aosai/ui/screens/accounts/SecondStep';
import { useState } from 'react';
import { routes } from 'virtual:learnRoutes';
import { useAosai } from '../kit/context.ts';
import { useSecondWays } from './useSecondWays.ts';
import { useAct } from '../kit/useAct.ts';

interface SsoSecondStepProps {
  challenge: string;
  enter: (reply: SignInReply) => Promise<void>;
  /** The challenge is used or too old, so the person has to come from the school's page again. */
  onOver: (message: string) => void;
  leave: () => void;
}

/** The second step of a member of staff who came from a partner school, as a separate chunk. */
export function SsoSecondStep({ challenge, enter, onOver, leave }: SsoSecondStepProps) {
  const { client, add } = useAosai();
  useState(() => add(routes));
  const { factors, look, sign } = useSecondWays();
  useState(() => look(challenge));
  const { act, perform, forget } = useAct();
  const submit = (give: () => Promise<Omit<InputOf<(typeof secondFactor)['calls']['signIn']>, 'challenge'>>) =>
    perform(async () => {
      try {
        await enter(await client.secondFactor.signIn({ challenge, ...(await give()) }));
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'SECOND_FACTOR_OVER') throw cause;
        onOver('第二步等得太久，或者已经登录过。请回到学校的页面重新进入');
      }
    }, null);
  return (
    <Dialog open onClose={leave} size="s" title="两步验证">
      <SecondStep
        factors={factors}
        error={act.error}
        loading={act.pending}
        on={{
          submit: (given) => void submit(() => Promise.resolve(given)),
          passkey: () => void submit(async () => ({ passkey: await sign(challenge) })),
          turn: forget,
          back: leave,
        }}
      />
    </Dialog>
  );
}
