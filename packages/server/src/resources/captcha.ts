import { AppError } from '@aosai/api/contract/errors';
import { drawCaptcha, solveCaptcha, spendCaptcha } from '../sessions/captchas.ts';
import { type CodeRequest, sendCode } from '../sessions/verifyCodes.ts';
import type { CallContext, ResourceHandlers } from './context.ts';

async function sendForCaptcha(context: CallContext, captcha: string, request: CodeRequest) {
  if (!(await spendCaptcha(context, captcha))) throw new AppError('CAPTCHA_REQUIRED');
  return sendCode(context, request);
}

export const captcha = {
  async getImageCaptcha(context) {
    const { id, image, expiresAt } = await drawCaptcha(context);
    return { captcha: id, image, expiresAt: expiresAt.toISOString() };
  },

  async checkImageCaptcha(context, input) {
    await solveCaptcha(context, input.captcha, input.text);
    return { captcha: input.captcha, passed: true };
  },

  getSmsCode: (context, input) =>
    sendForCaptcha(context, input.captcha, { channel: 'sms', target: input.mobile, purpose: input.purpose }),

  getEmailCode: (context, input) =>
    sendForCaptcha(context, input.captcha, { channel: 'email', target: input.email, purpose: input.purpose }),
} satisfies ResourceHandlers<'captcha'>;
