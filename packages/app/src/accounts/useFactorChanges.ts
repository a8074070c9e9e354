import { ApiError } from '@aosai/api/client/errors';
import type { SecurityDialog, SecurityOn } from '@aosai/ui/screens/accounts/Security';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { useAct } from '../kit/useAct.ts';
import { makePasskey } from '../kit/passkeys.ts';
import { proofGiven } from '../kit/proofGiven.ts';

/**
 * Changes of one's own second factor and devices, with the dialog that each leads to. Asks for a proof of the owner
 * where the server wants one, and then makes the change that waited for it.
 *
 * @param reload refetches what the changes may have altered
 */
export function useFactorChanges(reload: () => Promise<unknown>) {
  const { client } = useAosai();
  const [dialog, setDialog] = useState<SecurityDialog | null>(null);
  /** The change that waits until the owner has proven to be at the keyboard. */
  const [waiting, setWaiting] = useState<{ work: () => Promise<SecurityDialog | null>; done: string | null } | null>(
    null,
  );
  const { act, perform, forget } = useAct({ reload });

  /** Makes a change and shows the dialog that follows; asks for a proof first where the server wants one. */
  const change = async (work: () => Promise<SecurityDialog | null>, done: string | null) => {
    let next: SecurityDialog | null = null;
    let isHeld = false;
    const isDone = await perform(
      async () => {
        try {
          next = await work();
        } catch (cause) {
          if (!(cause instanceof ApiError) || cause.code !== 'PROVE_AGAIN') throw cause;
          isHeld = true;
        }
      },
      () => (isHeld ? null : done),
    );
    if (isHeld) {
      setWaiting({ work, done });
      setDialog({ kind: 'prove' });
    } else if (isDone) setDialog(next);
  };
  const { secondFactor } = client;
  const shownCodes = ({ recoveryCodes }: { recoveryCodes: string[] }): SecurityDialog | null =>
    recoveryCodes.length === 0 ? null : { kind: 'codes', codes: recoveryCodes };

  const on: SecurityOn = {
    beginTotp: () => void change(async () => ({ kind: 'totp', ...(await secondFactor.beginTotp({})) }), null),
    confirmTotp: (code) =>
      void change(async () => shownCodes(await secondFactor.confirmTotp({ code })), '验证器已绑定'),
    ask: (question) => {
      forget();
      setDialog(question);
    },
    addPasskey: (name) =>
      void change(async () => {
        const made = await makePasskey(await secondFactor.beginPasskey({}));
        return shownCodes(await secondFactor.addPasskey({ name, ...made }));
      }, '通行密钥已添加'),
    renamePasskey: ({ id }, name) =>
      void change(async () => {
        await secondFactor.renamePasskey({ id, name });
        return null;
      }, '已改名'),
    removePasskey: ({ id }) =>
      void change(async () => {
        await secondFactor.removePasskey({ id });
        return null;
      }, '通行密钥已删除'),
    removeTotp: () =>
      void change(async () => {
        await secondFactor.removeTotp({});
        return null;
      }, '验证器已停用'),
    newRecoveryCodes: () =>
      void change(async () => shownCodes(await secondFactor.newRecoveryCodes({})), '已换一组恢复码'),
    prove: (proof) =>
      void perform(async () => secondFactor.prove(await proofGiven(client, proof)), null).then((isProven) => {
        if (isProven && waiting) void change(waiting.work, waiting.done);
      }),
    endDevice: ({ id }) =>
      void change(async () => {
        await secondFactor.endDevice({ id });
        return null;
      }, '那台设备已退出登录'),
    print: () => window.print(),
    retry: () => void reload(),
    close: () => {
      forget();
      setDialog(null);
    },
  };
  return { dialog, act, on };
}
