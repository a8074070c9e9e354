import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ACTIVE_ENROLMENT, ENROLMENT, ENROLMENT_LABELS, type EnrolmentStatus } from '@aosai/api/domain/statuses';
import { inParts } from '../../db/inParts.ts';
import { newId } from '../../db/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import type { EngineCall } from '../engineCall.ts';
import { orderPlaces } from './orderPlaces.ts';
import { seatedStatus, seatsTaken } from './seats.ts';
import type { PlaceRow } from './storedPlaces.ts';
import type { Target } from './target.ts';

type Stored = typeof enrolment.$inferInsert;

/** Who is to have a place, and what else its row says from the beginning. */
export interface Candidate extends Pick<Stored, 'memberId' | 'source'> {
  /** The student's own organization. */
  orgId: string | null;
  more?: Partial<
    Pick<Stored, 'gradeId' | 'teacherId' | 'groupIds' | 'ownDates' | 'openAt' | 'dueAt' | 'lateUntilAt' | 'dueFrom'>
  >;
}

export interface SeatRules {
  /** Who enrols: the student, or the teacher who adds a list. */
  createdBy: string | null;
  /** Staff add students without a seat being free, where they say so. */
  overCapacity?: boolean;
  /** Staff give places without an order, whatever the price. */
  withoutOrder?: boolean;
  /** Seats to count as taken besides: by whom a check has seen before. */
  seatsBefore?: number;
}

/** The active places of these members; a member has one at most. */
export async function activePlaces(
  { db, appId }: EngineCall,
  targetId: string,
  memberIds: readonly string[],
): Promise<Map<string, PlaceRow>> {
  const rows = await db
    .select()
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, targetId),
        inArray(enrolment.memberId, [...memberIds]),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
      ),
    )
    .orderBy(asc(enrolment.id));
  return new Map(rows.map((row) => [row.memberId, row]));
}

export interface Taken {
  /**
   * A new place, a new wait for one, the place that there was already, one whose quit is under way, or none because
   * there is no seat.
   */
  outcome: 'seated' | 'waiting' | 'had' | 'leaving' | 'full';
  /** Null when the outcome is `full` or `leaving`. */
  id: string | null;
  /** How far the quit is. */
  status?: EnrolmentStatus;
}

/** A place whose quit was asked for or granted: it is no place to come back to, and no second one stands beside it. */
const isLeaving = ({ status }: PlaceRow): boolean =>
  status === ENROLMENT.quitApplied || status === ENROLMENT.quitPassed;

/** Says what is in the way of somebody whose quit is under way. */
export const leaving = (status: EnrolmentStatus): AppError =>
  new AppError('ENROLL_EXISTS', { status: ENROLMENT_LABELS[status] });

/**
 * Places for these members, in their order, as far as there are seats: anyone who comes after the last one waits where
 * the target has a waiting list. A priced place comes with the order that pays for it. Doing it again gives the places
 * that there are. Call it in a transaction, with the target locked.
 */
export async function takePlaces(
  call: EngineCall,
  target: Target,
  candidates: readonly Candidate[],
  { createdBy, overCapacity = false, withoutOrder = false, seatsBefore = 0 }: SeatRules,
): Promise<Map<string, Taken>> {
  const { db, appId, now } = call;
  const taken = new Map<string, Taken>();
  const had = await activePlaces(
    call,
    target.id,
    candidates.map(({ memberId }) => memberId),
  );
  const isLimited = target.capacity !== null && !overCapacity;
  const gone = isLimited ? seatsBefore + (await seatsTaken(call, target.id)) : 0;
  let free = isLimited ? (target.capacity ?? 0) - gone : Number.POSITIVE_INFINITY;
  const seated = withoutOrder ? ENROLMENT.enrolled : seatedStatus(target);
  const rows: Stored[] = [];
  for (const { memberId, orgId, source, more } of candidates) {
    const place = had.get(memberId);
    if (taken.has(memberId)) continue;
    if (place && isLeaving(place)) {
      taken.set(memberId, { outcome: 'leaving', id: null, status: place.status });
      continue;
    }
    if (place) {
      taken.set(memberId, { outcome: 'had', id: place.id });
      continue;
    }
    const waits = free <= 0;
    if (waits && !target.waitlist) {
      taken.set(memberId, { outcome: 'full', id: null });
      continue;
    }
    free -= 1;
    const id = newId();
    rows.push({
      ...more,
      appId,
      id,
      orgId,
      createdBy,
      createdAt: now,
      updatedAt: now,
      kind: target.kind,
      targetId: target.id,
      memberId,
      source,
      status: waits ? ENROLMENT.waiting : seated,
      waitingAt: waits ? now : null,
    });
    taken.set(memberId, { outcome: waits ? 'waiting' : 'seated', id });
  }
  for (const part of inParts(rows)) await db.insert(enrolment).values(part);
  const toPay = rows.flatMap(({ id, memberId, orgId = null, status }) =>
    status === ENROLMENT.pendingPay ? [{ id, memberId, orgId }] : [],
  );
  for (const place of toPay) {
    const source = createdBy === place.memberId ? 'self' : 'guardian';
    await orderPlaces(call, target, [place], { source, createdBy });
  }
  return taken;
}

/** A place for one member. Throws TARGET_FULL, ENROLL_EXISTS, and what an order throws. */
export async function takePlace(
  call: EngineCall,
  target: Target,
  candidate: Candidate,
  rules: SeatRules,
): Promise<{ outcome: 'seated' | 'waiting' | 'had'; id: string }> {
  const found = (await takePlaces(call, target, [candidate], rules)).get(candidate.memberId);
  if (found?.outcome === 'leaving' && found.status) throw leaving(found.status);
  if (!found?.id || found.outcome === 'full' || found.outcome === 'leaving')
    throw new AppError('TARGET_FULL', { capacity: target.capacity ?? 0 });
  return { outcome: found.outcome, id: found.id };
}
