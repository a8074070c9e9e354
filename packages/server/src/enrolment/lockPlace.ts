import { and, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../db/schema/enrolment.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { placeIs, type PlaceRow } from './storedPlaces.ts';
import { lockTarget, type Target } from './target.ts';
import type { EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

/** A transition of a place from one of some states to another. */
export interface PlaceMove {
  from: EnrolmentStatus | readonly EnrolmentStatus[];
  to: EnrolmentStatus;
  set?: Partial<Pick<typeof enrolment.$inferInsert, 'quitReason' | 'rejectReason' | 'leftAt'>>;
  /** Staff end the place of somebody who did not ask, and who is told why. */
  byStaff?: true;
}

/** A place and its target, both rows locked, the target's first, as everywhere places are taken. */
export interface LockedPlace {
  place: PlaceRow;
  target: Target;
}

/** Throws NOT_FOUND outside the scope. */
export async function lockPlace(call: EngineCall, scope: SQL, id: string): Promise<LockedPlace> {
  const { db, appId } = call;
  const where = and(scope, placeIs(appId, id));
  const [seen] = await db.select({ kind: enrolment.kind, targetId: enrolment.targetId }).from(enrolment).where(where);
  if (!seen) throw new AppError('NOT_FOUND');
  const target = await lockTarget(call, seen.kind, seen.targetId);
  const [place] = await db.select().from(enrolment).where(where).for('update');
  if (!place) throw new AppError('NOT_FOUND');
  return { place, target };
}
