import { ApiError } from '@aosai/api/client/errors';
import type { CodePurpose } from '@aosai/api/accounts/verifyCodes';
import type { CodeFieldOn, CodeSending } from '@aosai/ui/screens/accounts/CodeField';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { withProofOfWork } from '../kit/work/withProofOfWork.ts';

const IDLE: CodeSending = { captcha: null, pending: false, error: null, resendAt: null };

const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

/** Sends a code to a mobile number or e-mail address: captcha, answer, code. */
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
      // Too many captchas were requested from this IP address, so send the code without one.
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') return withoutPicture();
      set({ pending: false, error: sentenceOf(error) });
    }
  };
  const send = async (picture: { captcha?: string }) => {
    const onWork = (work: number | null) => set({ work });
    const { resendAfterSeconds } = await ('mobile' in target
      ? withProofOfWork(client.captcha.getSmsCode, { ...target, purpose, ...picture }, onWork)
      : withProofOfWork(client.captcha.getEmailCode, { ...target, purpose, ...picture }, onWork));
    setSending({ ...IDLE, resendAt: serverNowMs() + resendAfterSeconds * 1000 });
  };
  /** For people who cannot read captchas: a longer proof of work instead. */
  const withoutPicture = async () => {
    set({ pending: true, error: null, captcha: null });
    try {
      await send({});
    } catch (error) {
      set({ pending: false, error: sentenceOf(error) });
    }
  };
  const check = async (text: string) => {
    if (captchaId === null) return;
    set({ pending: true, error: null });
    try {
      await client.captcha.checkImageCaptcha({ captcha: captchaId, text });
      await send({ captcha: captchaId });
    } catch (error) {
      const sentence = sentenceOf(error);
      // A captcha can be answered only once, so a wrong answer needs a new one.
      await ask();
      set({ error: sentence });
    }
  };
  return {
    sending,
    on: { ask: () => void ask(), check: (text) => void check(text), withoutPicture: () => void withoutPicture() },
  };
}
