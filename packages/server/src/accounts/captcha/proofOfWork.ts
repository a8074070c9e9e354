import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import { isWorkDone, WORK_CHALLENGE } from '@aosai/api/accounts/proofOfWork';
import type { SessionContext } from '../sessions/sessionContext.ts';
import { isCaptchaSolved, spendCaptcha } from './captchas.ts';
import { spendOnce } from '../signIn/spendOnce.ts';

const LIFE_MS = 5 * 60_000;
/** About half a second on a phone. */
export const WORK_BITS = 16;
/** Sixteen times as long: still only seconds, and people are asked once. */
const MOST_GROWTH = 4;
/** A solved picture only reduces the work: programs can read pictures. */
const BITS_FOR_PICTURE = 2;
/** The difficulty may have grown while the browser was working. */
const GRACE_BITS = 1;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

export interface WorkStep {
  /** The step that the work is for; a proof is valid for that step only. */
  step: 'signIn' | 'code' | 'scene';
  /** The person or address, in any form: only a keyed hash leaves the server. */
  subject: string;
  /** Doublings of the usual work, for what costs money and for busy addresses. */
  growth: number;
  /** The proof as the caller sent it. */
  proof: string | undefined;
  /** Id of a captcha, if given. Throws CAPTCHA_REQUIRED for an unsolved one. */
  captcha?: string | undefined;
}

/** Doublings for an address: one when `busy` things happened there, one more with each doubling. */
export const growthOf = (happened: number, busy: number): number =>
  Math.min(MOST_GROWTH, Math.max(0, Math.floor(Math.log2(Math.max(1, happened) / busy)) + 1));

const macOf = (
  { appId, services }: Where,
  { step, subject }: WorkStep,
  bits: number,
  untilMs: number,
  nonce: string,
): string => services.platform.keys.mobileHash(JSON.stringify(['work', appId, step, subject, bits, untilMs, nonce]));

/** Challenges are not stored: asking for thousands costs the server a hash each. */
function challengeOf(where: Where, asked: WorkStep, bits: number): string {
  const untilMs = where.services.now().getTime() + LIFE_MS;
  const nonce = randomBytes(16).toString('base64url');
  return `${bits}.${untilMs}.${nonce}.${macOf(where, asked, bits, untilMs, nonce)}`;
}

/**
 * Whether the proof is for a challenge of ours and this step, hard enough, correct, in time and used for the first
 * time.
 */
async function spendProof(where: Where, asked: WorkStep, leastBits: number): Promise<boolean> {
  const [challenge = ''] = asked.proof?.split('~') ?? [];
  const [, bitsText, untilText, nonce = '', mac = ''] = WORK_CHALLENGE.exec(challenge) ?? [];
  const [bits, untilMs] = [Number(bitsText), Number(untilText)];
  const expected = Buffer.from(macOf(where, asked, bits, untilMs, nonce));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  if (bits < leastBits || untilMs <= where.services.now().getTime() || !isWorkDone(asked.proof ?? '')) return false;
  return spendOnce(where, nonce, new Date(untilMs));
}

/**
 * Admits a step by a proof of work and uses the proof up. Throws WORK_REQUIRED with the challenge to solve;
 * CAPTCHA_REQUIRED for a captcha that was not solved or was used before.
 */
export async function demandWork(where: Where, asked: WorkStep): Promise<void> {
  const { captcha } = asked;
  if (captcha !== undefined && !(await isCaptchaSolved(where, captcha))) throw new AppError('CAPTCHA_REQUIRED');
  const eased = captcha === undefined ? 0 : BITS_FOR_PICTURE;
  const bits = where.services.platform.workBits + asked.growth - eased;
  if (!(await spendProof(where, asked, bits - GRACE_BITS))) {
    throw new AppError('WORK_REQUIRED', { challenge: challengeOf(where, asked, bits) });
  }
  if (captcha !== undefined && !(await spendCaptcha(where, captcha))) throw new AppError('CAPTCHA_REQUIRED');
}
