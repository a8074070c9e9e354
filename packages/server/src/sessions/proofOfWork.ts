import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@aosai/api/contract/errors';
import { isWorkDone, WORK_CHALLENGE } from '@aosai/api/domain/proofOfWork';
import type { SessionContext } from './sessionContext.ts';
import { isCaptchaSolved, spendCaptcha } from './captchas.ts';
import { spendOnce } from './spendOnce.ts';

const LIFE_MS = 5 * 60_000;
/** About half a second on a phone. */
export const WORK_BITS = 16;
/** Sixteen times as long: still seconds for a person, who is asked once. */
const MOST_GROWTH = 4;
/** A picture that was read makes the work shorter and is no control by itself: programs read pictures. */
const BITS_FOR_PICTURE = 2;
/** The difficulty may have grown while the browser was working. */
const GRACE_BITS = 1;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

export interface WorkStep {
  /** What the work is for: a proof opens nothing else. */
  step: 'signIn' | 'code' | 'scene';
  /** For whom, in any words: only a keyed hash leaves the server. */
  subject: string;
  /** Doublings beyond the usual work: for what costs money, and for a place that has been busy. */
  growth: number;
  /** As the caller sent it. */
  proof: string | undefined;
  /** Id of a picture, where one was given. Throws CAPTCHA_REQUIRED for one that was not read. */
  captcha?: string | undefined;
}

/** How many doublings a place has earned: one when `busy` things happened there, one more with each doubling. */
export const growthOf = (happened: number, busy: number): number =>
  Math.min(MOST_GROWTH, Math.max(0, Math.floor(Math.log2(Math.max(1, happened) / busy)) + 1));

const macOf = (
  { appId, services }: Where,
  { step, subject }: WorkStep,
  bits: number,
  untilMs: number,
  nonce: string,
): string => services.platform.keys.mobileHash(JSON.stringify(['work', appId, step, subject, bits, untilMs, nonce]));

/** Nothing is stored for a challenge: asking for thousands costs the server a hash each. */
function challengeOf(where: Where, asked: WorkStep, bits: number): string {
  const untilMs = where.services.now().getTime() + LIFE_MS;
  const nonce = randomBytes(16).toString('base64url');
  return `${bits}.${untilMs}.${nonce}.${macOf(where, asked, bits, untilMs, nonce)}`;
}

/** Whether this proof is one of ours, for this step, hard enough, done, in time and handed in for the first time. */
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
 * Lets a step through for a proof of work and uses it up. Throws WORK_REQUIRED, which brings the challenge to solve;
 * CAPTCHA_REQUIRED for a picture that was not read or was used before.
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
