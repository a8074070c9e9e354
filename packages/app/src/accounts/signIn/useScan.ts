import { ApiError } from '@aosai/api/client/errors';
import type { Scan } from '@aosai/ui/screens/accounts/SignInDialog';
import { useEffect, useRef, useState } from 'react';
import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { useAosai } from '../../kit/context.ts';
import { useCall } from '../../kit/useCall.ts';
import { withProofOfWork } from '../../kit/work/withProofOfWork.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

interface Opened {
  scene: string;
  /** Sent only to redeem the scan. */
  secret: string;
  image: string;
}

/** A QR code for WeChat on this screen: polls for the phone's confirmation, then signs in. */
export function useScan(enter: (reply: SignInReply) => Promise<void>): { scan: Scan; renew: () => void } {
  const { client } = useAosai();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<string | null>(null);
  const redeemed = useRef<string | null>(null);
  const { data } = useCall(
    opened && ['scene', opened.scene],
    (calls) => calls.scenes.queryScene({ scene: opened?.scene ?? '' }),
    {
      refreshInterval: (latest) =>
        ['waiting', 'scanned'].includes(latest?.signIn?.state ?? 'waiting') ? POLL_INTERVAL_MS : 0,
      dedupingInterval: 0,
    },
  );
  const state = data?.signIn?.state ?? 'waiting';

  const failed = (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    setError(cause.message);
  };
  const renew = () => {
    setError(null);
    setOpened(null);
    withProofOfWork(client.wx['gzh/createScene'], {}, () => undefined).then(setOpened, failed);
  };
  useEffect(() => {
    if (state !== 'confirmed' || opened === null || redeemed.current === opened.scene) return;
    redeemed.current = opened.scene;
    const { scene, secret } = opened;
    client.auth.loginByWxGzh({ scene, secret }).then(enter).catch(failed);
  });
  return { scan: { state: opened === null ? 'loading' : state, image: opened?.image ?? null, error }, renew };
}
