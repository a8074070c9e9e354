import { drawCaptcha, solveCaptcha } from './captchas.ts';
import { demandWork, growthOf } from './proofOfWork.ts';
import { codesFrom, type CodeRequest, refuseTooSoon, sendCode, ownerOfTarget } from '../signIn/verifyCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import type { TryProof } from '../signIn/passwordTry.ts';
import { findKnownBrowser } from '../sessions/knownBrowsers.ts';

/** Whether this browser has signed in the member whose mobile number or e-mail address this is. */
async function isKnownTarget(context: CallContext, request: CodeRequest): Promise<boolean> {
  const { db, appId, services, browserToken } = context;
  const person = { appId, realm: 'member', personId: await ownerOfTarget(context, request) } as const;
  return (await findKnownBrowser(db, person, browserToken, services.now())) !== null;
}

/** A message costs money: four times the usual work, or the usual work with a solved captcha. */
const CODE_GROWTH = 2;
/** From this number of codes of one address on, the work is doubled, and again with each doubling of the number. */
const BUSY_CODES = 25;

async function sendForWork(context: CallContext, { captcha, proof }: TryProof, request: CodeRequest) {
  const isKnown = await isKnownTarget(context, request);
  await refuseTooSoon(context, request, { isKnown });
  const growth = CODE_GROWTH + (isKnown ? 0 : growthOf(await codesFrom(context), BUSY_CODES));
  const subject = `${request.channel}:${request.purpose}:${request.target}`;
  await demandWork(context, { step: 'code', subject, growth, proof, captcha });
  return sendCode(context, request, { isKnown });
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

  getSmsCode: (context, { mobile, purpose, ...given }) =>
    sendForWork(context, given, { channel: 'sms', target: mobile, purpose }),

  getEmailCode: (context, { email, purpose, ...given }) =>
    sendForWork(context, given, { channel: 'email', target: email, purpose }),
} satisfies ResourceHandlers<'captcha'>;
