import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import { AppError } from '@aosai/api/contract/errors';
import { addressKey } from '../clientAddress.ts';
import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { captcha } from '../db/schema/signIn.ts';
import type { CallContext } from '../resources/context.ts';

const LIFE_MS = 10 * 60_000;
const TRIES = 3;
/** Pictures cost a millisecond and a row each; a school behind one address asks for a few hundred. */
const PER_ADDRESS = 1_000;
/** Letters that are read as others are left out. */
const PICTURE = { size: 4, ignoreChars: '0oO1iIlLjJ9gqQ5sS2zZ', noise: 3, width: 132, height: 44, fontSize: 46 };

type Where = Pick<CallContext, 'db' | 'appId' | 'services'>;

const answerHashOf = ({ services }: Where, id: string, text: string) =>
  services.platform.keys.mobileHash(`captcha:${id}:${text.toLowerCase()}`);

/** Draws a picture; the server keeps only a keyed hash of what stands on it. Throws RATE_LIMITED. */
export async function drawCaptcha(context: Where & Pick<CallContext, 'ip'>) {
  const { db, appId, services } = context;
  const ip = addressKey(context.ip);
  const now = services.now();
  const [mine] = await db
    .select({ drawn: count() })
    .from(captcha)
    .where(and(eq(captcha.appId, appId), eq(captcha.ip, ip), gt(captcha.expiresAt, now)));
  if (mine && mine.drawn >= PER_ADDRESS) throw new AppError('RATE_LIMITED', { seconds: LIFE_MS / 1000 });
  const { text, data } = svgCaptcha.create(PICTURE);
  const id = newId();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.insert(captcha).values({ appId, id, ip, answerHash: answerHashOf(context, id, text), expiresAt });
  return { id, text, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, expiresAt };
}

/** Three tries for one picture; solved, its id opens one sending or one sign-in. Throws CAPTCHA_WRONG. */
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

/** Spends a solved captcha: true once for each. */
export async function spendCaptcha({ db, appId, services }: Where, id: string): Promise<boolean> {
  const now = services.now();
  const spent = await db
    .update(captcha)
    .set({ usedAt: now })
    .where(
      and(
        eq(captcha.appId, appId),
        eq(captcha.id, id),
        eq(captcha.isSolved, true),
        isNull(captcha.usedAt),
        gt(captcha.expiresAt, now),
      ),
    )
    .returning({ id: captcha.id });
  return spent.length > 0;
}

export async function forgetOldCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
}
