import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { addressKey } from '../../kit/clientAddress.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { captcha } from '../../db/schema/signIn.ts';
import type { SessionContext } from '../sessions/sessionContext.ts';
import { captchaLetters, captchaPicture } from './captchaPicture.ts';

const LIFE_MS = 10 * 60_000;
const TRIES = 3;
/**
 * A picture costs some milliseconds and a row; a school behind one address needs a few hundred. Nobody is locked out by
 * this: codes and sign-ins work without a picture too, for more work.
 */
const PER_ADDRESS = 1_000;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

const answerHashOf = ({ services }: Where, id: string, text: string) =>
  services.platform.keys.mobileHash(`captcha:${id}:${text.toLowerCase()}`);

/** Draws a picture; the server stores only a keyed hash of its letters. Throws RATE_LIMITED. */
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

/**
 * Checks an answer, at most three per picture. The id of a solved one reduces the work for one code or one sign-in.
 * Throws CAPTCHA_WRONG.
 */
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

/** Whether the picture was solved and not used yet. */
export async function isCaptchaSolved(where: Where, id: string): Promise<boolean> {
  const found = await where.db.select({ id: captcha.id }).from(captcha).where(isUsable(where, id));
  return found.length > 0;
}

/** Uses a solved captcha up; returns true once. */
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
