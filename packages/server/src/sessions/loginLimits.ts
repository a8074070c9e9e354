import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { addressKey } from '../clientAddress.ts';
import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { togetherOn } from '../db/together.ts';
import { loginFailure } from '../db/schema/platform.ts';
import { lockedUntilMs } from './lockedUntil.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The next five after a lock lock it for twice as long. */
const ACCOUNT_LIMIT = { tries: 5, windowMs: 15 * MINUTE_MS } as const;
const ADDRESS_LIMIT = { tries: 200, windowMs: 10 * MINUTE_MS } as const;
/** From then on this account asks for a captcha at this address. */
const FREE_OF_CAPTCHA = { tries: 3, windowMs: 15 * MINUTE_MS } as const;

export interface LoginTry {
  /** The sign-in worked: the tries of this account no longer count. */
  succeeded(): Promise<void>;
}

interface Try {
  appId: string;
  /** A keyed hash or an id: what people type into the wrong field is not kept. */
  account: string;
  address: string;
  now: Date;
  /** Spends the captcha that came with the try; asked only when one is needed. */
  spendCaptcha(): Promise<boolean>;
}

const msOf = (rows: readonly { at: Date }[]) => rows.map(({ at }) => at.getTime());

/** A look at an account's failures of a day; looks that come at once share a statement, so that a flood costs little. */
const failuresOfDay = togetherOn(
  async (db: Db, looks: readonly { appId: string; subject: string; nowMs: number }[]) => {
    const rows = await db
      .select({ appId: loginFailure.appId, subject: loginFailure.subject, at: loginFailure.at })
      .from(loginFailure)
      .where(
        and(
          inArray(loginFailure.appId, [...new Set(looks.map(({ appId }) => appId))]),
          inArray(loginFailure.subject, [...new Set(looks.map(({ subject }) => subject))]),
        ),
      )
      .orderBy(asc(loginFailure.id));
    return looks.map(({ appId, subject, nowMs }) =>
      rows.filter((row) => row.appId === appId && row.subject === subject && row.at.getTime() > nowMs - DAY_MS),
    );
  },
);

/**
 * Counts a try before the password is looked at, so that tries sent at once cannot slip past the limit together.
 * Throws LOGIN_LOCKED, RATE_LIMITED, CAPTCHA_REQUIRED; none of these counts as a try.
 */
export async function countLoginTry(db: Db, { appId, account, address, now, spendCaptcha }: Try): Promise<LoginTry> {
  const nowMs = now.getTime();
  const subjects = {
    account: `account:${account}`,
    address: `address:${addressKey(address)}`,
    place: `place:${account}@${addressKey(address)}`,
  } as const;
  const within = (subject: string, windowMs: number) =>
    and(eq(loginFailure.subject, subject), gt(loginFailure.at, new Date(nowMs - windowMs)));
  const refuseLocked = (failures: readonly { at: Date }[]) => {
    const untilMs = lockedUntilMs(msOf(failures), ACCOUNT_LIMIT);
    if (untilMs > nowMs) throw new AppError('LOGIN_LOCKED', { minutes: Math.ceil((untilMs - nowMs) / MINUTE_MS) });
  };

  // A locked account costs one look, however often somebody knocks.
  refuseLocked(await failuresOfDay(db, { appId, subject: subjects.account, nowMs }));

  const mine = Object.values(subjects).map((subject) => ({ appId, id: newId(), subject, at: now }));
  const ids = mine.map(({ id }) => id);
  await db.insert(loginFailure).values(mine);
  const forgetMine = () =>
    db.delete(loginFailure).where(and(eq(loginFailure.appId, appId), inArray(loginFailure.id, ids)));

  try {
    const before = await db
      .select({ subject: loginFailure.subject, at: loginFailure.at })
      .from(loginFailure)
      .where(
        and(
          eq(loginFailure.appId, appId),
          lt(loginFailure.id, ids[0] ?? ''),
          or(
            within(subjects.account, DAY_MS),
            within(subjects.address, ADDRESS_LIMIT.windowMs),
            within(subjects.place, FREE_OF_CAPTCHA.windowMs),
          ),
        ),
      )
      .orderBy(asc(loginFailure.id));
    const of = (subject: string) => before.filter((row) => row.subject === subject);
    refuseLocked(of(subjects.account));
    const oldestMs = msOf(of(subjects.address)).at(-ADDRESS_LIMIT.tries);
    if (oldestMs !== undefined) {
      throw new AppError('RATE_LIMITED', { seconds: Math.ceil((oldestMs + ADDRESS_LIMIT.windowMs - nowMs) / 1000) });
    }
    if (of(subjects.place).length >= FREE_OF_CAPTCHA.tries && !(await spendCaptcha())) {
      throw new AppError('CAPTCHA_REQUIRED');
    }
  } catch (error) {
    await forgetMine();
    throw error;
  }
  return {
    succeeded: async () => {
      await db
        .delete(loginFailure)
        .where(
          and(
            eq(loginFailure.appId, appId),
            or(inArray(loginFailure.id, ids), inArray(loginFailure.subject, [subjects.account, subjects.place])),
          ),
        );
    },
  };
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.at, new Date(now.getTime() - DAY_MS)));
}
