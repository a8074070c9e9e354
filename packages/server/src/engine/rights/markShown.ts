import { lt } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/domain/constants';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberRightUse as use } from '../../db/schema/practice.ts';

/** What was shown is counted for nothing in particular. */
const SHOWN = 'shown';

/**
 * Keeps that a card without limit has shown something, where nothing is taken: a refund asks whether the card was used.
 * Reading on writes nothing for an hour.
 */
export async function markShown(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  code: string,
): Promise<void> {
  await db
    .insert(use)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, memberId, code, ref: SHOWN })
    .onConflictDoUpdate({
      target: [use.appId, use.memberId, use.code, use.ref],
      set: { createdAt: now, updatedAt: now },
      setWhere: lt(use.createdAt, new Date(now.getTime() - HOUR_MS)),
    });
}
