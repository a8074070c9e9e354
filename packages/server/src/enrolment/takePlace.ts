import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { insertChunks } from '../db/chunks.ts';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { orderPlaces } from './orderPlaces.ts';
import { seatedStatus, seatsTaken } from './seats.ts';
import type { PlaceRow } from './storedPlaces.ts';
import type { Target } from './target.ts';
import { ACTIVE_ENROLMENT, ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

type Stored = typeof enrolment.$inferInsert;

/** A member who is to get a place, and the first values of its row. */
export interface Candidate extends Pick<Stored, 'memberId' | 'source'> {
  /** The student's organization. */
  orgId: string | null;
  more?: Partial<
    Pick<Stored, 'gradeId' | 'teacherId' | 'groupIds' | 'ownDates' | 'openAt' | 'dueAt' | 'lateUntilAt' | 'dueFrom'>
  >;
}

export interface SeatRules {
  /** The account that enrols: the student, or a teacher with a list. */
  createdBy: string | null;
  /** Lets staff add students without a free seat. */
  overCapacity?: boolean;
  /** Lets staff give places without an order, whatever the price. */
  withoutOrder?: boolean;
  /** Seats to count as taken in addition, for the later parts of a checked list. */
  seatsBefore?: number;
}

/** The active places of these members; a member has at most one. */
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
   * seated: a new place; waiting: newly in line; had: the place existed; leaving: its quit is under way; full: no seat.
   */
  outcome: 'seated' | 'waiting' | 'had' | 'leaving' | 'full';
  /** Null when the outcome is `full` or `leaving`. */
  id: string | null;
  /** The state of the quit. */
  status?: EnrolmentStatus;
}

/**
 * Whether a quit was applied for or granted. Until it is finished the member cannot come back or take a second place.
 */
const isLeaving = ({ status }: PlaceRow): boolean =>
  status === ENROLMENT.quitApplied || status === ENROLMENT.quitPassed;

/** The error for a member whose quit is under way. */
export const leaving = (status: EnrolmentStatus): AppError =>
  new AppError('ENROLL_EXISTS', { status: ENROLMENT.label(status) });

/**
 * Gives members places in their order, while there are seats; the rest go on the waiting list if the target has one. A
 * priced place comes with its order. Idempotent: existing places are returned. Call it in a transaction, with the
 * target locked.
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
  for (const part of insertChunks(rows)) await db.insert(enrolment).values(part);
  const toPay = rows.flatMap(({ id, memberId, orgId = null, status }) =>
    status === ENROLMENT.pendingPay ? [{ id, memberId, orgId }] : [],
  );
  for (const place of toPay) {
    const source = createdBy === place.memberId ? 'self' : 'guardian';
    await orderPlaces(call, target, [place], { source, createdBy });
  }
  return taken;
}

/** Gives one member a place. Throws TARGET_FULL, ENROLL_EXISTS, and the errors of an order. */
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
