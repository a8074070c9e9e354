import { and, desc, eq, lt } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { memberMembership as held } from '../db/schema/cards.ts';
import { memberRightUse as use } from '../db/schema/practice.ts';
import { brings, worksNow } from './cards/heldCards.ts';

/** Marks use of a card without naming what was shown. */
const SHOWN = 'shown';

/**
 * Records that a member's unlimited card was used to show something, because a refund asks whether it was used. Writes
 * at most once an hour, except for the first use of a newer card.
 */
export async function noteCardUse(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  code: string,
): Promise<void> {
  const [newest] = await db
    .select({ startDate: held.startDate })
    .from(held)
    .where(and(eq(held.appId, appId), worksNow(now, memberId), brings(code)))
    .orderBy(desc(held.startDate))
    .limit(1);
  if (!newest) return;
  const before = Math.max(now.getTime() - HOUR_MS, newest.startDate.getTime());
  await db
    .insert(use)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, memberId, code, ref: SHOWN })
    .onConflictDoUpdate({
      target: [use.appId, use.memberId, use.code, use.ref],
      set: { createdAt: now, updatedAt: now },
      setWhere: lt(use.createdAt, new Date(before)),
    });
}
