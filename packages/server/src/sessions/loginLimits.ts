import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { loginFailure } from '../db/schema/platform.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ACCOUNT_TRIES = 5;
const ACCOUNT_WINDOW_MS = 15 * MINUTE_MS;
const ADDRESS_TRIES = 200;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;

/**
 * Until when an account is locked after these failures: five within 15 minutes lock it for 15 minutes, the next five
 * for 30, and so on, doubling within a day.
 */
export function lockedUntilMs(failuresMs: readonly number[]): number {
  let recent: number[] = [];
  let locks = 0;
  let untilMs = 0;
  for (const atMs of failuresMs) {
    recent = [...recent.filter((earlier) => atMs - earlier < ACCOUNT_WINDOW_MS), atMs];
    if (recent.length < ACCOUNT_TRIES) continue;
    untilMs = atMs + ACCOUNT_WINDOW_MS * 2 ** locks;
    locks += 1;
    recent = [];
  }
  return untilMs;
}

export interface LoginTry {
  /** The sign-in worked: the tries of this account no longer count. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that tries sent at once cannot slip past the limit together.
 * `account` is a keyed hash: what people type into the wrong field is not kept. Throws LOGIN_LOCKED, RATE_LIMITED.
 */
export async function countLoginTry(
  db: Db,
  { appId, account, address, now }: { appId: string; account: string; address: string; now: Date },
): Promise<LoginTry> {
  const nowMs = now.getTime();
  const mine = [
    { appId, id: newId(), subject: `account:${account}`, at: now },
    { appId, id: newId(), subject: `address:${address}`, at: now },
  ] as const;
  const [ofAccount, ofAddress] = mine;
  await db.insert(loginFailure).values([...mine]);

  const before = (row: (typeof mine)[number], windowMs: number) =>
    db
      .select({ at: loginFailure.at })
      .from(loginFailure)
      .where(
        and(
          eq(loginFailure.appId, appId),
          eq(loginFailure.subject, row.subject),
          gt(loginFailure.at, new Date(nowMs - windowMs)),
          lt(loginFailure.id, row.id),
        ),
      )
      .orderBy(asc(loginFailure.id));
  const forgetMine = () =>
    db.delete(loginFailure).where(
      and(
        eq(loginFailure.appId, appId),
        inArray(
          loginFailure.id,
          mine.map((row) => row.id),
        ),
      ),
    );

  const untilMs = lockedUntilMs((await before(ofAccount, DAY_MS)).map((row) => row.at.getTime()));
  if (untilMs > nowMs) {
    await forgetMine();
    throw new AppError('LOGIN_LOCKED', { minutes: Math.ceil((untilMs - nowMs) / MINUTE_MS) });
  }
  const fromAddress = await before(ofAddress, ADDRESS_WINDOW_MS);
  if (fromAddress.length >= ADDRESS_TRIES) {
    await forgetMine();
    const oldestMs = fromAddress.at(-ADDRESS_TRIES)?.at.getTime() ?? nowMs;
    throw new AppError('RATE_LIMITED', { seconds: Math.ceil((oldestMs + ADDRESS_WINDOW_MS - nowMs) / 1000) });
  }
  return {
    succeeded: async () => {
      await forgetMine();
      await db
        .delete(loginFailure)
        .where(and(eq(loginFailure.appId, appId), eq(loginFailure.subject, ofAccount.subject)));
    },
  };
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.at, new Date(now.getTime() - DAY_MS)));
}
