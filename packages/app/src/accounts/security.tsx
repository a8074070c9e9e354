import { ApiError } from '@aosai/api/client/errors';
import { Security, type SecurityDialog } from '@aosai/ui/screens/accounts/Security';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** /bms/security, /edms/security: the second factor of a member of staff, and their devices. */
export function Component() {
  const { client } = useAosai();
  const now = useNow(60_000);
  const factors = useCall(['secondFactor'], (calls) => calls.secondFactor.queryMine({}));
  const devices = useCall(['devices'], (calls) => calls.secondFactor.queryDevices({}));
  const [dialog, setDialog] = useState<SecurityDialog | null>(null);
  /** The change that waits until the owner has proven to be at the keyboard. */
  const [waiting, setWaiting] = useState<{ work: () => Promise<SecurityDialog | null>; done: string | null } | null>(
    null,
  );
  const { act, perform, forget } = useAct({ reload: () => Promise.all([factors.mutate(), devices.mutate()]) });

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

  return (
    <Security
      factors={loaded(factors)}
      devices={loadedAs(loaded(devices), ({ devices: rows }) => rows)}
      dialog={dialog}
      act={act}
      now={now}
      on={{
        beginTotp: () => void change(async () => ({ kind: 'totp', ...(await secondFactor.beginTotp({})) }), null),
        confirmTotp: (code) =>
          void change(async () => shownCodes(await secondFactor.confirmTotp({ code })), '验证器已绑定'),
        ask: (kind) => {
          forget();
          setDialog({ kind });
        },
        removeTotp: () =>
          void change(async () => {
            await secondFactor.removeTotp({});
            return null;
          }, '两步验证已关闭'),
        newRecoveryCodes: () =>
          void change(async () => shownCodes(await secondFactor.newRecoveryCodes({})), '已换一组恢复码'),
        prove: (proof) =>
          void perform(() => secondFactor.prove(proof), null).then((isProven) => {
            if (isProven && waiting) void change(waiting.work, waiting.done);
          }),
        endDevice: ({ id }) =>
          void change(async () => {
            await secondFactor.endDevice({ id });
            return null;
          }, '那台设备已退出登录'),
        print: () => window.print(),
        retry: () => void Promise.all([factors.mutate(), devices.mutate()]),
        close: () => {
          forget();
          setDialog(null);
        },
      }}
    />
  );
}
