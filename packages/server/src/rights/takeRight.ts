import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { type CountedRight, FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { memberRightUsage as usage, memberRightUse as use } from '../db/schema/practice.ts';
import { cardsWith, nameOfRight } from './cardsWith.ts';
import { type Allowance, freeQuota } from './freeQuota.ts';

interface Call {
  appId: string;
  now: Date;
}

export interface Act {
  memberId: string;
  code: CountedRight;
  /** Subject of the use; the same `ref` takes one use only. */
  ref: string;
}

/** The sources a member may use, in this order: cards without limit, cards with one, the free share. */
async function sourcesOf(tx: Db, call: Call, memberId: string, code: CountedRight) {
  const cards = await cardsWith(tx, call, memberId, code);
  const free = await freeQuota(tx, call, code);
  const limited = cards.filter((card) => card !== null);
  return { isUnlimited: limited.length < cards.length, allowances: [...limited, free], free };
}

/** Increments the count, atomically, up to its limit. Returns false when nothing is left. */
async function raise(tx: Db, { appId, now }: Call, { memberId, code }: Act, { quota, period }: Allowance) {
  if (quota <= 0) return false;
  const rows = await tx
    .insert(usage)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, memberId, code, period, used: 1 })
    .onConflictDoUpdate({
      target: [usage.appId, usage.memberId, usage.code, usage.period],
      set: { used: sql`${usage.used} + 1`, updatedAt: now },
      setWhere: lt(usage.used, quota),
    })
    .returning({ used: usage.used });
  return rows.length > 0;
}

/**
 * Takes one use for an act, in the act's transaction, so that neither happens without the other. The same act takes one
 * use only.
 *
 * @returns null, or the free share where nothing is left: then nothing was taken
 */
export async function takenRight(tx: Db, call: Call, act: Act): Promise<Allowance | null> {
  const { appId, now } = call;
  const base = { appId, id: newId(), createdAt: now, updatedAt: now };
  const made = await tx
    .insert(use)
    .values({ ...base, ...act })
    .onConflictDoNothing()
    .returning({ id: use.id });
  if (made.length === 0) return null;
  const { isUnlimited, allowances, free } = await sourcesOf(tx, call, act.memberId, act.code);
  if (isUnlimited) return null;
  for (const allowance of allowances) {
    if (!(await raise(tx, call, act, allowance))) continue;
    await tx
      .update(use)
      .set({ period: allowance.period })
      .where(and(eq(use.appId, appId), eq(use.id, base.id)));
    return null;
  }
  await tx.delete(use).where(and(eq(use.appId, appId), eq(use.id, base.id)));
  return free;
}

/**
 * The gate of rights: as `takenRight`, for acts that do not happen without one.
 *
 * @throws RIGHT_USED_UP
 */
export async function takeRight(tx: Db, call: Call, act: Act): Promise<void> {
  const free = await takenRight(tx, call, act);
  if (free === null) return;
  const name = await nameOfRight(tx, call.appId, act.code);
  const params = { name: name ?? FREE_QUOTAS[act.code].label, period: free.word, quota: free.quota };
  throw new AppError('RIGHT_USED_UP', params);
}

/** Gives a use back when the act failed through no fault of its member. Idempotent. */
export async function giveBackRight(tx: Db, { appId, now }: Call, { memberId, code, ref }: Act): Promise<void> {
  const gone = await tx
    .delete(use)
    .where(and(eq(use.appId, appId), eq(use.memberId, memberId), eq(use.code, code), eq(use.ref, ref)))
    .returning({ period: use.period });
  const period = gone[0]?.period ?? null;
  if (period === null) return;
  await tx
    .update(usage)
    .set({ used: sql`${usage.used} - 1`, updatedAt: now })
    .where(
      and(
        eq(usage.appId, appId),
        eq(usage.memberId, memberId),
        eq(usage.code, code),
        eq(usage.period, period),
        gt(usage.used, 0),
      ),
    );
}

export interface Left {
  /** Null without limit. */
  left: number | null;
  quota: number | null;
}

/** How much of a right a member has left now, over all cards and the free share. */
export async function leftOf(db: Db, call: Call, memberId: string, code: CountedRight): Promise<Left> {
  const { isUnlimited, allowances } = await sourcesOf(db, call, memberId, code);
  if (isUnlimited) return { left: null, quota: null };
  const rows = await db
    .select({ period: usage.period, used: usage.used })
    .from(usage)
    .where(and(eq(usage.appId, call.appId), eq(usage.memberId, memberId), eq(usage.code, code)));
  const usedOf = new Map(rows.map(({ period, used }) => [period, used]));
  const quota = allowances.reduce((sum, one) => sum + one.quota, 0);
  const left = allowances.reduce((sum, one) => sum + Math.max(0, one.quota - (usedOf.get(one.period) ?? 0)), 0);
  return { left, quota };
}
