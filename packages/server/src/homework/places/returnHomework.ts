import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { hardClose } from '@aosai/api/homework/homeworkDates';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { recordEvent } from '../../exams/attempts/attemptEvents.ts';
import { attemptIs, lockAttempt } from '../../exams/attempts/attemptRow.ts';
import { closeIfDue } from '../../exams/attempts/close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { openAnswers, openAttempt } from '../../exams/attempts/reopen.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { lockPlace } from '../../enrolment/lockPlace.ts';
import { placeIs, type PlaceRow } from '../../enrolment/storedPlaces.ts';
import { recomputeDates } from './placeDates.ts';
import { tellReturned } from '../notifyStudents.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

export interface Return {
  /** The id of the place in the homework. */
  id: string;
  until: Date;
  reason: string;
  /** Work until then counts as on time. */
  onTime: boolean;
  /** Only these questions accept answers again; all if omitted. */
  questionIds?: readonly string[] | undefined;
}

const HELD: ReadonlySet<EnrolmentStatus> = new Set([
  ENROLMENT.enrolled,
  ENROLMENT.quitApplied,
  ENROLMENT.settled,
] as const);

async function attemptIdOf({ db, appId }: EngineCall, enrollId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examEnrollId, enrollId)));
  return row?.id ?? null;
}

/** The student's own dates that accept answers until then; a later end stays. */
async function openUntil(call: EngineCall, place: PlaceRow, { until, onTime }: Return): Promise<Date> {
  const { dueAt, lateUntilAt } = place;
  const close = dueAt && hardClose({ dueAt, lateUntilAt });
  const later = close && close > until ? close : until;
  const day = later.toISOString();
  const own = { ...place.ownDates, ...(onTime && { dueAt: day }), ...(later !== close && { lateUntilAt: day }) };
  await call.db
    .update(enrolment)
    .set({
      ownDates: own,
      status: place.status === ENROLMENT.settled ? ENROLMENT.enrolled : place.status,
      updatedAt: call.now,
    })
    .where(placeIs(call.appId, place.id));
  await recomputeDates(call, place.targetId, [place.memberId]);
  return later;
}

/**
 * Returns a homework to one student, all of it or some questions: it accepts answers until a date for this student, its
 * result is hidden until it is handed in again, and a marker's points stay. A student who has not begun can begin.
 * Throws NOT_FOUND outside the scope and for a question that is not in it, ATTEMPT_RUNNING while the student can still
 * write.
 */
export async function returnHomework(call: EngineCall, scope: SQL, wish: Return, audit: Audit): Promise<void> {
  const attemptId = await attemptIdOf(call, wish.id);
  if (attemptId !== null) await closeIfDue(call, attemptId);
  const memberId = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const { place, target } = await lockPlace(inside, scope, wish.id);
    if (!HELD.has(place.status) || place.leftAt !== null) throw new AppError('NOT_FOUND');
    const begunId = await attemptIdOf(inside, place.id);
    const attempt = begunId === null ? null : (await lockAttempt(tx, attemptIs(call.appId, begunId))).attempt;
    const isOver = attempt
      ? attempt.status === ATTEMPT.completed || attempt.status === ATTEMPT.settled
      : place.status === ENROLMENT.settled;
    if (!isOver) throw new AppError('ATTEMPT_RUNNING');
    const deadlineAt = await openUntil(inside, place, wish);
    if (attempt) {
      await openAttempt(inside, attempt.id, deadlineAt);
      await openAnswers(inside, attempt.id, wish.questionIds);
      await recordEvent(inside, attempt.id, { type: 'reopened', meta: { deadlineAt: deadlineAt.toISOString() } });
    } else if (wish.questionIds) throw new AppError('NOT_FOUND');
    await tellReturned(
      inside,
      { title: target.title, enrollId: place.id, memberId: place.memberId },
      {
        ...wish,
        until: deadlineAt,
      },
    );
    await audit(tx, {
      before: { status: place.status, totalPoints: attempt?.totalPoints ?? null, dueAt: place.dueAt },
      after: { status: ENROLMENT.enrolled, until: deadlineAt },
    });
    return place.memberId;
  });
  if (attemptId !== null)
    call.services.publish(call.appId, memberId, { type: 'attempt', attemptId, status: ATTEMPT.inProgress });
}
