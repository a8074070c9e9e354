import { ApiError } from '@aosai/api/client/errors';
import type { SignInReply } from '@aosai/api/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useAosai } from '../context.ts';
import { takeWeChatCode } from './weChatCode.ts';

/**
 * A page that came back from WeChat carries a code: it signs in who is bound, else its ticket goes along with the next
 * sign-in, which binds it.
 */
export function useWeChatReturn(enter: (reply: SignInReply) => Promise<void>): {
  ticket: string | null;
  error: string | null;
} {
  const { client } = useAosai();
  const [ticket, setTicket] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // A code is good once: not again for a second run of this effect.
    if (asked.current) return;
    asked.current = true;
    const code = takeWeChatCode();
    if (code === null) return;
    const exchange = async () => {
      const seen = await client.wx['gzh/code2Session']({ code });
      if (seen.isBound) await enter(await client.auth.loginByWxGzh({ ticket: seen.ticket }));
      else setTicket(seen.ticket);
    };
    exchange().catch((cause: unknown) => setError(cause instanceof ApiError ? cause.message : '请求异常'));
  });
  return { ticket, error };
}
