import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../../db/schema/enrolment.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { takePlace } from '../../enrolment/takePlace.ts';
import { lockTarget, type Target } from '../../enrolment/target.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { syncClass } from './syncClass.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

interface Joining {
  memberId: string;
  orgId: string | null;
  createdBy: string | null;
  /** A join code works any time before the end, also outside the enrolment window. */
  byCode: boolean;
}

/** Whether members can enrol by themselves now. */
export const isOpenFor = ({ published, stoppedAt, enrollStartAt, enrollEndAt, endAt }: Target, now: Date): boolean =>
  published && stoppedAt === null && now >= enrollStartAt && now < enrollEndAt && now < endAt;

/**
 * Enrols a student in a class, by their own or a parent's choice, and gives them the work of the class. Idempotent: an
 * existing place is returned. In a priced class the place waits for its order to be paid. Throws ENROLL_CLOSED,
 * ENROLL_EXISTS, MEMBER_BLOCKED, TARGET_FULL, NOT_FOUND, GUARDIAN_LINK_FIRST, ORDER_LIMIT.
 */
export async function enterClass(
  call: EngineCall,
  gradeId: string,
  joining: Joining,
): Promise<{ id: string; status: EnrolmentStatus }> {
  const blocked = await blockOf(call.db, call, joining.memberId, 'enroll');
  if (blocked) throw blocked;
  return call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const target = await lockTarget(inside, 'grade', gradeId);
    const isOpen = joining.byCode
      ? target.published && !target.stoppedAt && call.now < target.endAt
      : isOpenFor(target, call.now);
    const { id } = await placeOf(inside, target, joining, isOpen);
    await syncClass(inside, gradeId, [joining.memberId]);
    const [place] = await tx
      .select({ id: enrolment.id, status: enrolment.status })
      .from(enrolment)
      .where(placeIs(call.appId, id));
    if (!place) throw new AppError('NOT_FOUND');
    return place;
  });
}

async function placeOf(call: EngineCall, target: Target, joining: Joining, isOpen: boolean): Promise<{ id: string }> {
  const { memberId, orgId, createdBy } = joining;
  if (!isOpen) {
    // Enrolment is closed: a member with a place keeps it, nobody else gets one.
    const [had] = await call.db
      .select({ id: enrolment.id })
      .from(enrolment)
      .where(
        and(
          eq(enrolment.appId, call.appId),
          eq(enrolment.targetId, target.id),
          eq(enrolment.memberId, memberId),
          eq(enrolment.status, ENROLMENT.enrolled),
        ),
      );
    if (!had) throw new AppError('ENROLL_CLOSED');
    return had;
  }
  return takePlace(call, target, { memberId, orgId, source: 'self' }, { createdBy });
}
