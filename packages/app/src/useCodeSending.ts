import { ApiError } from '@aosai/api/client/errors';
import type { CodePurpose } from '@aosai/api/domain/verifyCodes';
import type { CodeFieldOn, CodeSending } from '@aosai/ui/patterns/CodeField';
import { useState } from 'react';
import { useAosai } from './context.ts';

const IDLE: CodeSending = { captcha: null, pending: false, error: null, resendAt: null };

const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

/** Sends a code to a mobile number or e-mail address: picture, answer, code. */
export function useCodeSending(
  purpose: CodePurpose,
  target: { mobile: string } | { email: string },
): { sending: CodeSending; on: CodeFieldOn } {
  const { client, serverNowMs } = useAosai();
  const [sending, setSending] = useState<CodeSending>(IDLE);
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const set = (changes: Partial<CodeSending>) => setSending((before) => ({ ...before, ...changes }));

  const ask = async () => {
    set({ pending: true, error: null });
    try {
      const { captcha, image } = await client.captcha.getImageCaptcha({});
      setCaptchaId(captcha);
      set({ pending: false, captcha: { image } });
    } catch (error) {
      set({ pending: false, error: sentenceOf(error) });
    }
  };
  const check = async (text: string) => {
    if (captchaId === null) return;
    set({ pending: true, error: null });
    try {
      await client.captcha.checkImageCaptcha({ captcha: captchaId, text });
      const { resendAfterSeconds } = await ('mobile' in target
        ? client.captcha.getSmsCode({ ...target, purpose, captcha: captchaId })
        : client.captcha.getEmailCode({ ...target, purpose, captcha: captchaId }));
      setSending({ ...IDLE, resendAt: serverNowMs() + resendAfterSeconds * 1000 });
    } catch (error) {
      const sentence = sentenceOf(error);
      // A picture is good for one answer: a wrong one brings the next.
      await ask();
      set({ error: sentence });
    }
  };
  return { sending, on: { ask: () => void ask(), check: (text) => void check(text) } };
}
