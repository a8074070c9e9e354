import { and, eq, gte, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';

export interface PointsGrant {
  memberId: string;
  /** Negative when points are spent. */
  delta: number;
  reason: string;
  /** The subject of the grant; each subject is granted once, however often it is tried. */
  refType: string;
  refId: string;
}

/**
 * The only function that changes points: it writes the ledger row and the member's sum, in the caller's transaction.
 *
 * @returns false when this was granted before
 * @throws POINTS_SHORT when more would be spent than there is
 */
export async function grantPoints(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
  { memberId, delta, ...what }: PointsGrant,
): Promise<boolean> {
  const made = await tx
    .insert(memberPoints)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, memberId, delta, ...what })
    .onConflictDoNothing()
    .returning({ id: memberPoints.id });
  if (made.length === 0) return false;
  const paid = await tx
    .update(member)
    .set({ points: sql`${member.points} + ${delta}` })
    .where(and(eq(member.appId, appId), eq(member.id, memberId), gte(sql`${member.points} + ${delta}`, 0)))
    .returning({ id: member.id });
  if (paid.length === 0) throw new AppError('POINTS_SHORT');
  return true;
}
