import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  CODE_PURPOSE,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  CODES_OF_ACCOUNTS,
  type CodePurpose,
} from '@aosai/api/accounts/verifyCodes';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { addressKey } from '../../kit/clientAddress.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { verifyCode } from '../../db/schema/signIn.ts';
import type { SessionContext } from '../sessions/sessionContext.ts';
import { lockedUntilMs } from './loginLimits.ts';
import { member } from '../../db/schema/people.ts';
import type { CodeChannel } from '@aosai/api/platform/channels';

/** A mobile number or a lower-case e-mail address. */
interface CodeTarget {
  channel: CodeChannel;
  target: string;
}

/** The member with this mobile number or e-mail address. */
export async function ownerOfTarget(
  { db, appId, services }: Pick<SessionContext, 'db' | 'appId' | 'services'>,
  { channel, target }: CodeTarget,
): Promise<string | undefined> {
  const isTarget =
    channel === 'sms' ? eq(member.mobileHash, services.platform.keys.mobileHash(target)) : eq(member.email, target);
  const [owner] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), isTarget, isNull(member.deletedAt)));
  return owner?.id;
}

const TARGET_SENDS_PER_DAY = 10;
/** Per address, generous because a school has one; growing waits still stop a machine there from sending thousands. */
const ADDRESS_SENDS = { tries: 100, windowMs: 10 * MINUTE_MS } as const;

/** Stored instead of the address for a known browser, which is limited by its target only. */
const NO_ADDRESS = 'known';

/** Target and purpose of a code. */
export interface CodeRequest extends CodeTarget {
  purpose: CodePurpose;
}

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

const targetHashOf = ({ services }: Where, { channel, target }: CodeRequest) =>
  services.platform.keys.mobileHash(channel === 'sms' ? target : `email:${target}`);

/** When the next code may be sent after these of a day: a minute later twice, then after waits that double. */
function nextToTargetMs(sentMs: readonly number[]): number {
  const [first, last] = [sentMs[0], sentMs.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (sentMs.length >= TARGET_SENDS_PER_DAY) return first + DAY_MS;
  return last + CODE_RESEND_SECONDS * 1000 * 2 ** Math.max(0, sentMs.length - 2);
}

/** Codes of a day with an id before `id`, so that concurrent requests all see each other. */
async function sentBefore({ db, appId }: Where, id: string, same: ReturnType<typeof eq>, nowMs: number) {
  const rows = await db
    .select({ at: verifyCode.createdAt })
    .from(verifyCode)
    .where(
      and(eq(verifyCode.appId, appId), same, gt(verifyCode.createdAt, new Date(nowMs - DAY_MS)), lt(verifyCode.id, id)),
    )
    .orderBy(asc(verifyCode.id));
  return rows.map(({ at }) => at.getTime());
}

/** How many codes this address asked for within the window of its limit. */
export async function codesFrom({ db, appId, services, ip }: Where & Pick<SessionContext, 'ip'>): Promise<number> {
  const since = new Date(services.now().getTime() - ADDRESS_SENDS.windowMs);
  const [sent] = await db
    .select({ codes: count() })
    .from(verifyCode)
    .where(and(eq(verifyCode.appId, appId), eq(verifyCode.ip, addressKey(ip)), gt(verifyCode.createdAt, since)));
  return sent?.codes ?? 0;
}

/** How long this target or address has to wait after earlier codes; zero or less for no wait. */
async function waitOf(
  context: Where & Pick<SessionContext, 'ip'>,
  request: CodeRequest,
  { isKnown, id }: { isKnown: boolean; id: string },
): Promise<{ waitMs: number; toTarget: readonly number[] }> {
  const nowMs = context.services.now().getTime();
  const targetHash = targetHashOf(context, request);
  const toTarget = await sentBefore(context, id, eq(verifyCode.targetHash, targetHash), nowMs);
  const sameAddress = eq(verifyCode.ip, addressKey(context.ip));
  const fromAddress = isKnown ? [] : await sentBefore(context, id, sameAddress, nowMs);
  const waitMs = Math.max(nextToTargetMs(toTarget), lockedUntilMs(fromAddress, ADDRESS_SENDS)) - nowMs;
  return { waitMs, toTarget };
}

/** Reports the wait before any work is demanded. Throws RATE_LIMITED. */
export async function refuseTooSoon(
  context: Where & Pick<SessionContext, 'ip'>,
  request: CodeRequest,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  const { waitMs } = await waitOf(context, request, { isKnown, id: newId() });
  if (waitMs > 0) throw new AppError('RATE_LIMITED', { seconds: Math.ceil(waitMs / 1000) });
}

/**
 * Sends a code. A code that signs somebody in is sent only if the target has an account, since each costs money, and
 * after the reply: neither the reply nor its time reveals whether there is one. The caller has checked a proof of work.
 * `isKnown` skips the limit of the address, where others may have asked for too many. Throws RATE_LIMITED,
 * CODE_NOT_SENT, NOT_CONFIGURED.
 */
export async function sendCode(
  context: Where & Pick<SessionContext, 'ip'>,
  request: CodeRequest,
  { isKnown }: { isKnown: boolean } = { isKnown: false },
): Promise<{ expiresAt: string; resendAfterSeconds: number }> {
  const { db, appId, services } = context;
  const ip = isKnown ? NO_ADDRESS : addressKey(context.ip);
  const { channel, target, purpose } = request;
  const now = services.now();
  const id = newId();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MINUTES * MINUTE_MS);
  const targetHash = targetHashOf(context, request);
  const codeHash = codeHashOf(context, id, code);
  await db
    .insert(verifyCode)
    .values({ appId, id, channel, purpose, targetHash, codeHash, ip, createdAt: now, expiresAt });
  const forget = () => db.delete(verifyCode).where(and(eq(verifyCode.appId, appId), eq(verifyCode.id, id)));

  const nowMs = now.getTime();
  const { waitMs, toTarget } = await waitOf(context, request, { isKnown, id });
  if (waitMs > 0) {
    await forget();
    throw new AppError('RATE_LIMITED', { seconds: Math.ceil(waitMs / 1000) });
  }
  const send = async () => {
    if (channel === 'sms') await services.sms.sendCode({ mobile: target, code, purpose });
    else await services.mail.send({ to: target, code, ...codeMail(code, purpose) });
  };
  const { isOff = false } = channel === 'sms' ? services.sms : services.mail;
  if (CODES_OF_ACCOUNTS.has(purpose) && !isOff) {
    // A failed one still counts: a shorter wait would reveal that the target has an account.
    if ((await ownerOfTarget(context, request)) !== undefined) services.afterReply(send);
  } else {
    await send().catch(async (error: unknown) => {
      await forget();
      throw error instanceof AppError ? error : new AppError('CODE_NOT_SENT', {}, { cause: error });
    });
  }
  const resendAfterSeconds = (nextToTargetMs([...toTarget, nowMs]) - nowMs) / 1000;
  return { expiresAt: expiresAt.toISOString(), resendAfterSeconds };
}

function codeMail(code: string, purpose: CodePurpose) {
  const subject = `验证码 ${code}（${CODE_PURPOSE.label(purpose)}）`;
  const text = `您的验证码是 ${code}，用于${CODE_PURPOSE.label(purpose)}，${CODE_LIFE_MINUTES} 分钟内有效。\n\n如果不是您本人操作，请忽略这封邮件，不要把验证码告诉他人。`;
  return { subject, text };
}

const codeHashOf = ({ services }: Where, id: string, code: string) =>
  services.platform.keys.mobileHash(`code:${id}:${code}`);

/** A code that was right. Pass `use` the transaction it is for: of two concurrent calls one succeeds. */
export interface ProvenCode {
  /** Throws CODE_WRONG when it was used in the meantime. */
  use(tx: Db): Promise<void>;
}

/**
 * Checks a code against the newest one sent for this target and purpose, and counts the try outside of any transaction,
 * so that a rollback cannot return the try. Call it before the transaction. Throws CODE_WRONG.
 */
export async function checkCode(context: Where, request: CodeRequest, code: string): Promise<ProvenCode> {
  const { db, appId, services } = context;
  const { channel, purpose } = request;
  const now = services.now();
  const newest = db
    .select({ id: verifyCode.id })
    .from(verifyCode)
    .where(
      and(
        eq(verifyCode.appId, appId),
        eq(verifyCode.targetHash, targetHashOf(context, request)),
        eq(verifyCode.channel, channel),
        eq(verifyCode.purpose, purpose),
      ),
    )
    .orderBy(desc(verifyCode.id))
    .limit(1);
  const [tried] = await db
    .update(verifyCode)
    .set({ tries: sql`${verifyCode.tries} + 1` })
    .where(
      and(
        eq(verifyCode.appId, appId),
        eq(verifyCode.id, newest),
        isNull(verifyCode.usedAt),
        gt(verifyCode.expiresAt, now),
        lt(verifyCode.tries, CODE_TRIES),
      ),
    )
    .returning({ id: verifyCode.id, codeHash: verifyCode.codeHash });
  if (!tried || tried.codeHash !== codeHashOf(context, tried.id, code)) throw new AppError('CODE_WRONG');
  return {
    use: async (tx) => {
      const used = await tx
        .update(verifyCode)
        .set({ usedAt: now })
        .where(and(eq(verifyCode.appId, appId), eq(verifyCode.id, tried.id), isNull(verifyCode.usedAt)))
        .returning({ id: verifyCode.id });
      if (used.length === 0) throw new AppError('CODE_WRONG');
    },
  };
}

/** Codes count towards the limits for a day. */
export async function forgetOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(verifyCode).where(lt(verifyCode.createdAt, new Date(now.getTime() - DAY_MS)));
}
