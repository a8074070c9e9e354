import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { MS_PER_SECOND } from '@aosai/api/domain/constants';
import { ANSWER_STATUS, ATTEMPT, LIFECYCLE, LIFECYCLE_LABELS } from '@aosai/api/domain/statuses';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { recordEvent } from './attemptEvents.ts';
import { attemptIs, type AttemptRow, lockAttempt } from './attemptRow.ts';
import { closeIfDue } from './close.ts';
import type { Audit } from './extend.ts';
import { tellCandidate } from './tellCandidate.ts';

/** Whether the same student writes the same paper in another attempt: there is one at a time. */
async function writesAnother(call: EngineCall, { examEnrollId, examPaperId }: AttemptRow): Promise<boolean> {
  const running = and(
    eq(examPaperEnroll.appId, call.appId),
    eq(examPaperEnroll.examEnrollId, examEnrollId),
    eq(examPaperEnroll.examPaperId, examPaperId),
    eq(examPaperEnroll.status, ATTEMPT.inProgress),
  );
  return (await call.db.$count(examPaperEnroll, running)) > 0;
}

/**
 * An attempt that was handed in goes on for so long from now, with the answers that it has; its result is closed until
 * it ends again. A marker's points stay. `id` is in the caller's scope. Throws ATTEMPT_RUNNING, EXAM_STATE.
 */
export async function reopen(
  call: EngineCall,
  { id, seconds }: { id: string; seconds: number },
  audit: Audit,
): Promise<void> {
  const { appId, now } = call;
  await closeIfDue(call, id);
  const memberId = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const { attempt, exam } = await lockAttempt(tx, attemptIs(appId, id));
    const isOver = attempt.status === ATTEMPT.completed || attempt.status === ATTEMPT.settled;
    if (!isOver || (await writesAnother(inside, attempt))) throw new AppError('ATTEMPT_RUNNING');
    if (exam.stoppedAt) throw new AppError('EXAM_STATE', { status: LIFECYCLE_LABELS[LIFECYCLE.ended] });
    const deadlineAt = new Date(now.getTime() + seconds * MS_PER_SECOND);
    await tx
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
      .where(attemptIs(appId, id));
    await tx
      .update(examMemberQuestion)
      .set({ status: ANSWER_STATUS.draft, needsReview: false })
      .where(and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.attemptId, id)));
    await recordEvent(inside, id, { type: 'reopened', meta: { seconds, deadlineAt: deadlineAt.toISOString() } });
    await tellCandidate(inside, { attempt, exam }, { kind: 'reopened', seconds });
    await audit(tx, {
      before: { status: attempt.status, totalPoints: attempt.totalPoints, completedAt: attempt.completedAt },
      after: { status: ATTEMPT.inProgress, deadlineAt },
    });
    return attempt.memberId;
  });
  call.services.publish(appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.inProgress });
}
