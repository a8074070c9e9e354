import { ApiError } from '@aosai/api/client/errors';
import type { SignInReply } from '@aosai/api/contract/types';
import type { DesktopAsked } from '@aosai/ui/screens/SignInDialog';
import { useEffect, useRef, useState } from 'react';
import { useAosai } from '../context.ts';
import { takeWeChatWork } from './weChatCode.ts';

/** A browser elsewhere that waits for this phone. */
interface Waiting extends DesktopAsked {
  scene: string;
}

/**
 * A phone that scanned, or opened this page within WeChat, first goes there with a state of its own. A page that came
 * back carries a code. It signs in who is bound, here or, when the code of another screen
 * was scanned, the browser there; else its ticket goes along with the next sign-in, which binds it.
 */
export function useWeChatReturn(enter: (reply: SignInReply) => Promise<void>) {
  const { client } = useAosai();
  const [ticket, setTicket] = useState<string | null>(null);
  const [isBound, setBound] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // A code is good once: not again for a second run of this effect.
    if (asked.current) return;
    asked.current = true;
    const work = takeWeChatWork();
    if (work === null) return;
    const doWork = async () => {
      if (work.kind === 'leave') {
        setLeaving(true);
        const { url } = await client.wx['gzh/createState'](work.scene === null ? {} : { scene: work.scene });
        location.replace(url);
        return;
      }
      const { scene, ...seen } = await client.wx['gzh/code2Session']({ code: work.code, state: work.state });
      const { signIn } = scene === null ? {} : await client.scenes.queryScene({ scene });
      if (scene !== null && signIn) setWaiting({ scene, ...signIn, answer: null });
      else if (seen.isBound) return enter(await client.auth.loginByWxGzh({ ticket: seen.ticket }));
      setTicket(seen.ticket);
      setBound(seen.isBound);
    };
    doWork().catch((cause: unknown) => {
      setLeaving(false);
      setError(cause instanceof ApiError ? cause.message : '请求异常');
    });
  });
  return {
    /** To be bound by the next sign-in; null when there is nothing to bind. */
    ticket: isBound ? null : ticket,
    /** Once signed in with the ticket it is bound. */
    bound: () => setBound(true),
    /** On the way to WeChat: this page is about to be left. */
    isLeaving,
    desktop: waiting,
    answer: async (agreed: boolean) => {
      if (waiting === null || ticket === null) return;
      await client.wx['gzh/answerScene']({ scene: waiting.scene, ticket, agreed });
      setWaiting({ ...waiting, answer: agreed ? 'confirmed' : 'refused' });
    },
    error,
  };
}
