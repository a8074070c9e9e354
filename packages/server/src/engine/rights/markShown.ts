import { and, desc, eq, lt } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/domain/constants';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { memberRightUse as use } from '../../db/schema/practice.ts';
import { brings, worksNow } from '../cards/heldCards.ts';

/** What was shown is counted for nothing in particular. */
const SHOWN = 'shown';

/**
 * Keeps that a member's card without limit has shown something, where nothing is taken: a refund asks whether the card
 * was used. Reading on writes nothing for an hour, unless it is the first time that a newer card is read by.
 */
export async function markShown(
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
