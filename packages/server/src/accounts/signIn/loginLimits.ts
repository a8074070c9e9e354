import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { addressKey } from '../../kit/clientAddress.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { batchedPerDatabase } from '../../db/batch.ts';
import { loginFailure } from '../../db/schema/platform.ts';
import { growthOf } from '../captcha/proofOfWork.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { LRUCache } from 'lru-cache';

/**
 * Until when something is locked after these failures: the first `tries` of them within the window lock it for one
 * window, the next `tries` for two, then four, and so on. 0 when it is not locked.
 */
export function lockedUntilMs(
  instantsMs: readonly number[],
  { tries, windowMs }: { tries: number; windowMs: number },
): number {
  let recent: number[] = [];
  let locks = 0;
  let untilMs = 0;
  for (const atMs of instantsMs) {
    recent = [...recent.filter((earlier) => atMs - earlier < windowMs), atMs];
    if (recent.length < tries) continue;
    untilMs = atMs + windowMs * 2 ** locks;
    locks += 1;
    recent = [];
  }
  return untilMs;
}

/** With more locked accounts than this, a try costs one more statement. */
const MOST = 10_000;

/**
 * Until when (in ms) subjects are locked that this process has refused; only these are checked before a try is stored.
 * Whether they still are locked is up to the database, since somebody may have unlocked them.
 */
const recentLocks = perDatabase(() => new LRUCache<string, number>({ max: MOST }));

/** The next five failures after a lock lock it for twice as long. */
const ACCOUNT_LIMIT = { tries: 5, windowMs: 15 * MINUTE_MS } as const;
/** Beyond it every try from this address costs work; it is never refused, since a whole school may have one address. */
const FREE_OF_WORK = { tries: 200, windowMs: 10 * MINUTE_MS } as const;
/** The same for one account at one address. */
const FREE_OF_WORK_HERE = { tries: 3, windowMs: 15 * MINUTE_MS } as const;

/** The same for all accounts that one school made, which slows down trying lists of names with lists of passwords. */
const FREE_OF_WORK_AT_SCHOOL = { tries: 500, windowMs: DAY_MS } as const;

export interface LoginTry {
  /** Call it after a successful sign-in: clears the tries of this account. */
  succeeded(): Promise<void>;
}

interface Try {
  appId: string;
  now: Date;
}

/** A try by somebody known only by the password or code. */
interface StrangersTry extends Try {
  /** A keyed hash or an id, so that what people type into the wrong field is not stored. */
  account: string;
  address: string;
  /** The school that made the account; null if none did. */
  school?: string | null;
  /** False for a code, which allows few tries anyway: wrong codes must not lock somebody else's account. */
  locks: boolean;
  /** Checks the proof that came with the try; called only when one is needed. */
  demandWork(growth: number): Promise<void>;
}

interface Look {
  appId: string;
  subject: string;
  nowMs: number;
}

const keyOf = ({ appId, subject }: Look) => `${appId} ${subject}`;

/** An account's failures of a day; concurrent look-ups share a statement, so that a flood costs little. */
const failuresOfDay = batchedPerDatabase(async (db: Db, looks: readonly Look[]) => {
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
    rows
      .filter((row) => row.appId === appId && row.subject === subject && row.at.getTime() > nowMs - DAY_MS)
      .map(({ at }) => at.getTime()),
  );
});

function refuseLocked(db: Db, locking: Look, failuresMs: readonly number[]): void {
  const { nowMs } = locking;
  const untilMs = lockedUntilMs(failuresMs, ACCOUNT_LIMIT);
  if (untilMs <= nowMs) return;
  recentLocks(db).set(keyOf(locking), untilMs);
  throw new AppError('LOGIN_LOCKED', { minutes: Math.ceil((untilMs - nowMs) / MINUTE_MS) });
}

interface Before {
  tries: number;
  /** Instants; only for the subject that locks. */
  failuresMs: number[];
}

interface Counted {
  /** Subjects, and how long their tries count. */
  windows: Readonly<Record<string, number>>;
  /** The one of them that five tries lock. */
  locking: string | null;
}

/**
 * Stores a try and then looks at those before it, so that concurrent tries all see each other. A try that `check`
 * refuses is removed.
 */
async function count(
  db: Db,
  { appId, now }: Try,
  { windows, locking }: Counted,
  check: (of: (subject: string) => Before) => Promise<void> | void,
): Promise<LoginTry> {
  const nowMs = now.getTime();
  const look = locking === null ? null : { appId, subject: locking, nowMs };
  // A locked account costs one query however often somebody tries; any other is checked once, below.
  if (look !== null && (recentLocks(db).get(keyOf(look)) ?? 0) > nowMs) {
    refuseLocked(db, look, await failuresOfDay(db, look));
  }

  const subjects = Object.keys(windows);
  const mine = subjects.map((subject) => ({ appId, id: newId(), subject, at: now }));
  const ids = mine.map(({ id }) => id);
  await db.insert(loginFailure).values(mine);
  try {
    const rows = await db
      .select({
        subject: loginFailure.subject,
        tries: sql<number>`count(*)::int`,
        failuresMs: sql<number[]>`coalesce(
          jsonb_agg(extract(epoch from ${loginFailure.at}) * 1000 order by ${loginFailure.id})
            filter (where ${loginFailure.subject} = ${locking ?? ''}), '[]')`,
      })
      .from(loginFailure)
      .where(
        and(
          eq(loginFailure.appId, appId),
          lt(loginFailure.id, ids[0] ?? ''),
          or(
            ...subjects.map((subject) =>
              and(
                eq(loginFailure.subject, subject),
                gt(loginFailure.at, new Date(nowMs - (windows[subject] ?? DAY_MS))),
              ),
            ),
          ),
        ),
      )
      .groupBy(loginFailure.subject);
    const of = (subject: string): Before => rows.find((row) => row.subject === subject) ?? { tries: 0, failuresMs: [] };
    if (look !== null) refuseLocked(db, look, of(look.subject).failuresMs);
    await check(of);
  } catch (error) {
    await db.delete(loginFailure).where(and(eq(loginFailure.appId, appId), inArray(loginFailure.id, ids)));
    throw error;
  }
  return {
    succeeded: async () => {
      // Tries from the same address, or against other accounts of the same school, still count.
      const forgiven = subjects.filter((subject) => !subject.startsWith(ADDRESS) && !subject.startsWith(SCHOOL));
      await db
        .delete(loginFailure)
        .where(
          and(
            eq(loginFailure.appId, appId),
            or(inArray(loginFailure.id, ids), inArray(loginFailure.subject, forgiven)),
          ),
        );
    },
  };
}

const ADDRESS = 'address:';
const SCHOOL = 'school:';
const lockOf = (account: string) => `account:${account}`;

/**
 * Counts a try before the password is checked, so that concurrent tries cannot exceed the limit. Throws LOGIN_LOCKED,
 * WORK_REQUIRED; neither counts as a try.
 */
export function countLoginTry(db: Db, tried: StrangersTry): Promise<LoginTry> {
  const { account, address, school = null, locks } = tried;
  const key = addressKey(address);
  const [everything, here] = [`${ADDRESS}${key}`, `place:${account}@${key}`];
  const locking = locks ? lockOf(account) : null;
  const ofSchool = `${SCHOOL}${school ?? ''}`;
  const windows = {
    ...(locking !== null && { [locking]: DAY_MS }),
    [everything]: FREE_OF_WORK.windowMs,
    [here]: FREE_OF_WORK_HERE.windowMs,
    ...(school !== null && { [ofSchool]: FREE_OF_WORK_AT_SCHOOL.windowMs }),
  };
  return count(db, tried, { windows, locking }, async (of) => {
    const [atAddress, atPlace] = [of(everything).tries, of(here).tries];
    const atSchool = of(ofSchool).tries;
    const { tries } = FREE_OF_WORK_AT_SCHOOL;
    if (atAddress < FREE_OF_WORK.tries && atPlace < FREE_OF_WORK_HERE.tries && atSchool < tries) return;
    await tried.demandWork(Math.max(growthOf(atAddress, FREE_OF_WORK.tries), growthOf(atSchool, tries)));
  });
}

/**
 * Counts a try by somebody known by more than the account's name: by a session, or by a browser that has signed this
 * account in. It has five tries of its own, whatever others do from the same address or with the same account. Throws
 * LOGIN_LOCKED.
 */
export function countKnownTry(db: Db, tried: Try & { subject: string }): Promise<LoginTry> {
  const locking = lockOf(tried.subject);
  return count(db, tried, { windows: { [locking]: DAY_MS }, locking }, () => undefined);
}

/** Until when the account is locked for unknown browsers; null when it is not. */
export async function lockedUntil(db: Db, { appId, account, now }: Try & { account: string }): Promise<Date | null> {
  const nowMs = now.getTime();
  const failuresMs = await failuresOfDay(db, { appId, subject: lockOf(account), nowMs });
  const untilMs = lockedUntilMs(failuresMs, ACCOUNT_LIMIT);
  return untilMs > nowMs ? new Date(untilMs) : null;
}

/** Deletes the tries with these accounts, which unlocks them. */
export async function forgetTriesOf(
  db: Db,
  { appId, accounts, known }: { appId: string; accounts: readonly string[]; known: readonly string[] },
): Promise<void> {
  const locks = [...accounts, ...known].map(lockOf);
  await db
    .delete(loginFailure)
    .where(
      and(
        eq(loginFailure.appId, appId),
        or(
          inArray(loginFailure.subject, locks),
          ...accounts.map((account) => sql`starts_with(${loginFailure.subject}, ${`place:${account}@`})`),
        ),
      ),
    );
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.at, new Date(now.getTime() - DAY_MS)));
}
