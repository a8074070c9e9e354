import { and, eq, inArray, not } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { recordEvent } from './attemptEvents.ts';
import { attemptIs, type AttemptRow, lockAttempt } from './attemptRow.ts';
import { closeIfDue } from './close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

/** Whether the student has another running attempt at this paper; only one may run at a time. */
async function writesAnother(call: EngineCall, { examEnrollId, examPaperId }: AttemptRow): Promise<boolean> {
  const running = and(
    eq(examPaperEnroll.appId, call.appId),
    eq(examPaperEnroll.examEnrollId, examEnrollId),
    eq(examPaperEnroll.examPaperId, examPaperId),
    eq(examPaperEnroll.status, ATTEMPT.inProgress),
  );
  return (await call.db.$count(examPaperEnroll, running)) > 0;
}

/** Opens the answers to these questions, or all; locks the others as they are. Throws NOT_FOUND. */
export async function openAnswers(
  { db, appId }: EngineCall,
  attemptId: string,
  questionIds: readonly string[] | undefined,
): Promise<void> {
  const ofAttempt = and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.attemptId, attemptId));
  const chosen = questionIds && inArray(examMemberQuestion.questionVersionId, [...questionIds]);
  const opened = await db
    .update(examMemberQuestion)
    .set({ status: ANSWER_STATUS.draft, needsReview: false, isLocked: false })
    .where(and(ofAttempt, chosen))
    .returning({ id: examMemberQuestion.id });
  if (questionIds && opened.length !== new Set(questionIds).size) throw new AppError('NOT_FOUND');
  if (chosen)
    await db
      .update(examMemberQuestion)
      .set({ isLocked: true })
      .where(and(ofAttempt, not(chosen)));
}

/**
 * Sets the attempt running until `deadlineAt` and hides its result. Throws ATTEMPT_RUNNING when a start of the student
 * came between the caller's check and this statement.
 */
export async function openAttempt({ db, appId, now }: EngineCall, id: string, deadlineAt: Date): Promise<void> {
  await db
    .update(examPaperEnroll)
    .set({
      status: ATTEMPT.inProgress,
      deadlineAt,
      completedAt: null,
      settledAt: null,
      submitReason: null,
      totalPoints: null,
      autoPoints: null,
      sectionPoints: null,
      updatedAt: now,
    })
    .where(attemptIs(appId, id))
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'exam_paper_enroll_running') ? new AppError('ATTEMPT_RUNNING') : error;
    });
}

/**
 * Reopens a handed-in attempt for `seconds` from now, with its answers, all of them or those to some questions. Its
 * result is hidden until it ends again; a marker's points stay. The caller has checked that `id` is in their scope.
 * Throws NOT_FOUND for a question that is not in the paper, ATTEMPT_RUNNING, EXAM_STATE.
 */
export async function reopen(
  call: EngineCall,
  { id, seconds, questionIds }: { id: string; seconds: number; questionIds?: readonly string[] | undefined },
  audit: Audit,
): Promise<void> {
  const { appId, now } = call;
  await closeIfDue(call, id);
  const memberId = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const { attempt, exam } = await lockAttempt(tx, attemptIs(appId, id));
    const isOver = attempt.status === ATTEMPT.completed || attempt.status === ATTEMPT.settled;
    if (!isOver || (await writesAnother(inside, attempt))) throw new AppError('ATTEMPT_RUNNING');
    if (exam.stoppedAt) throw new AppError('EXAM_STATE', { status: LIFECYCLE.label(LIFECYCLE.ended) });
    const deadlineAt = new Date(now.getTime() + seconds * MS_PER_SECOND);
    await openAttempt(inside, id, deadlineAt);
    await openAnswers(inside, id, questionIds);
    await recordEvent(inside, id, { type: 'reopened', meta: { seconds, deadlineAt: deadlineAt.toISOString() } });
    await notifyCandidate(inside, { attempt, exam }, { kind: 'reopened', seconds });
    await audit(tx, {
      before: { status: attempt.status, totalPoints: attempt.totalPoints, completedAt: attempt.completedAt },
      after: { status: ATTEMPT.inProgress, deadlineAt },
    });
    return attempt.memberId;
  });
  call.services.publish(appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.inProgress });
}
