import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { addressKey } from '../clientAddress.ts';
import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { captcha } from '../db/schema/signIn.ts';
import type { SessionContext } from './sessionContext.ts';
import { captchaLetters, captchaPicture } from './captchaPicture.ts';

const LIFE_MS = 10 * 60_000;
const TRIES = 3;
/**
 * Pictures cost some milliseconds and a row each; a school behind one address asks for a few hundred. Nobody is locked
 * out by it: a code is sent and a sign-in tried without a picture too, for more work.
 */
const PER_ADDRESS = 1_000;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

const answerHashOf = ({ services }: Where, id: string, text: string) =>
  services.platform.keys.mobileHash(`captcha:${id}:${text.toLowerCase()}`);

/** Draws a picture; the server keeps only a keyed hash of what stands on it. Throws RATE_LIMITED. */
export async function drawCaptcha(context: Where & Pick<SessionContext, 'ip'>) {
  const { db, appId, services } = context;
  const ip = addressKey(context.ip);
  const now = services.now();
  const [mine] = await db
    .select({ drawn: count() })
    .from(captcha)
    .where(and(eq(captcha.appId, appId), eq(captcha.ip, ip), gt(captcha.expiresAt, now)));
  if (mine && mine.drawn >= PER_ADDRESS) throw new AppError('RATE_LIMITED', { seconds: LIFE_MS / 1000 });
  const text = captchaLetters.next();
  const picture = await captchaPicture(text);
  const id = newId();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.insert(captcha).values({ appId, id, ip, answerHash: answerHashOf(context, id, text), expiresAt });
  return { id, text, image: `data:image/jpeg;base64,${picture.toString('base64')}`, expiresAt };
}

/** Three tries for one picture; solved, its id shortens the work for one sending or one sign-in. Throws CAPTCHA_WRONG. */
export async function solveCaptcha(context: Where, id: string, text: string): Promise<void> {
  const { db, appId, services } = context;
  const isRight = sql<boolean>`${captcha.answerHash} = ${answerHashOf(context, id, text)}`;
  const [tried] = await db
    .update(captcha)
    .set({ tries: sql`${captcha.tries} + 1`, isSolved: isRight })
    .where(
      and(
        eq(captcha.appId, appId),
        eq(captcha.id, id),
        eq(captcha.isSolved, false),
        isNull(captcha.usedAt),
        gt(captcha.expiresAt, services.now()),
        lt(captcha.tries, TRIES),
      ),
    )
    .returning({ isSolved: captcha.isSolved });
  if (!tried?.isSolved) throw new AppError('CAPTCHA_WRONG');
}

const isUsable = ({ appId, services }: Where, id: string) =>
  and(
    eq(captcha.appId, appId),
    eq(captcha.id, id),
    eq(captcha.isSolved, true),
    isNull(captcha.usedAt),
    gt(captcha.expiresAt, services.now()),
  );

/** Whether someone read this picture and it has not been used for anything. */
export async function isCaptchaSolved(where: Where, id: string): Promise<boolean> {
  const found = await where.db.select({ id: captcha.id }).from(captcha).where(isUsable(where, id));
  return found.length > 0;
}

/** Spends a solved captcha: true once for each. */
export async function spendCaptcha(where: Where, id: string): Promise<boolean> {
  const spent = await where.db
    .update(captcha)
    .set({ usedAt: where.services.now() })
    .where(isUsable(where, id))
    .returning({ id: captcha.id });
  return spent.length > 0;
}

export async function forgetOldCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
}
