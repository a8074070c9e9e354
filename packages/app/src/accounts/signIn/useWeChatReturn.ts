import { messageOf } from '@aosai/api/client/errors';
import type { DesktopAsked } from '@aosai/ui/screens/accounts/SignInDialog';
import { useEffect, useRef, useState } from 'react';
import { useAosai } from '../../kit/context.ts';
import { takeWeChatWork } from './weChatCode.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

/** A sign-in on another screen that waits for this phone's confirmation. */
interface Waiting extends DesktopAsked {
  scene: string;
}

/**
 * Handles a page opened in WeChat. First it redirects to WeChat with a state from the server; WeChat returns with a
 * code. A bound account is then signed in here, or confirms the sign-in on the screen whose QR code was scanned.
 * Without a bound account the ticket is sent with the next sign-in, which binds it.
 */
export function useWeChatReturn(
  enter: (reply: SignInReply) => Promise<void>,
  asksSecondStep: (cause: unknown) => boolean,
) {
  const { client } = useAosai();
  const [ticket, setTicket] = useState<string | null>(null);
  const [isBound, setBound] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // A code can be used only once, but effects may run twice.
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
      if (asksSecondStep(cause)) return;
      setError(messageOf(cause));
    });
  });
  return {
    /** Ticket for the next sign-in to bind; null when there is nothing to bind. */
    ticket: isBound ? null : ticket,
    /** Called after a sign-in with the ticket. */
    bound: () => setBound(true),
    /** Redirecting to WeChat. */
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
