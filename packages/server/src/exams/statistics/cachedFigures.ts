import { and, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { statCache } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

/** State of the rows behind cached figures: how many, and when the last one changed. */
export interface Stamp {
  count: number;
  changedAt: Date | null;
}

interface Figures<Value> {
  kind: string;
  targetId: string;
  stamp: Stamp;
  /** Figures of a running exam change with every hand-in: they are computed once a minute. */
  isRunning: boolean;
  count: () => Promise<Value>;
}

/** Caches figures that are expensive to compute, until their rows change. */
export async function cachedFigures<Value>(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  { kind, targetId, stamp, isRunning, count }: Figures<Value>,
): Promise<Value> {
  const [kept] = await db
    .select()
    .from(statCache)
    .where(and(eq(statCache.appId, appId), eq(statCache.kind, kind), eq(statCache.targetId, targetId)));
  if (kept) {
    const isSame = kept.count === stamp.count && kept.changedAt?.getTime() === stamp.changedAt?.getTime();
    const isFresh = isRunning && now.getTime() - kept.madeAt.getTime() < MINUTE_MS;
    if (isSame || isFresh) return kept.value as Value;
  }
  const value = await count();
  const row = { ...stamp, value, madeAt: now };
  await db
    .insert(statCache)
    .values({ appId, kind, targetId, ...row })
    .onConflictDoUpdate({ target: [statCache.appId, statCache.kind, statCache.targetId], set: row });
  return value;
}
