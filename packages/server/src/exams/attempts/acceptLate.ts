import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { gradeAnswers } from '../scoring/scoreAnswers.ts';
import { settleIfJudged } from '../scoring/settle.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { askForReview } from '../marking/openReviews.ts';
import { recordEvent } from './attemptEvents.ts';
import { type AnswerRow, answersOf, attemptIs, lockAttempt } from './attemptRow.ts';
import { announceClosed, type Closed, closeIfDue } from './close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';

/** The answer with its newest late copy as its content. Throws LATE_COPY_NOT_FOUND. */
function withNewestCopy(row: AnswerRow): AnswerRow {
  const newest = row.lateCopies.findLast(({ accepted }) => !accepted);
  if (!newest) throw new AppError('LATE_COPY_NOT_FOUND');
  return {
    ...row,
    answer: newest.answer,
    answerHash: newest.hash,
    revision: row.revision + 1,
    savedAt: new Date(newest.receivedAt),
    lateCopies: row.lateCopies.map((copy) => (copy === newest ? { ...copy, accepted: true } : copy)),
  };
}

/**
 * Replaces stored answers by the newest late copies of these questions, scores them and queues programs; the attempt is
 * settled again after judging. The replaced answers go into the log.
 */
export async function acceptLate(
  call: EngineCall,
  { id, questionIds }: { id: string; questionIds: readonly string[] },
  audit: Audit,
): Promise<void> {
  await closeIfDue(call, id);
  const closed = await call.db.transaction(async (tx): Promise<Closed> => {
    const inside = within(call, tx);
    const { attempt, exam } = await lockAttempt(tx, attemptIs(call.appId, id));
    if (attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready)
      throw new AppError('ATTEMPT_RUNNING');
    const rows = await answersOf(tx, call.appId, id);
    const wanted = new Set(questionIds);
    const before = rows.filter((row) => wanted.delete(row.questionVersionId));
    if (wanted.size > 0) throw new AppError('LATE_COPY_NOT_FOUND');
    const after = before.map(withNewestCopy);
    for (const { answer, answerHash, revision, savedAt, lateCopies, id: rowId } of after) {
      await tx
        .update(examMemberQuestion)
        .set({ answer, answerHash, revision, savedAt, lateCopies, updatedAt: call.now })
        .where(and(eq(examMemberQuestion.appId, call.appId), eq(examMemberQuestion.id, rowId)));
    }
    const content = await paperContent(tx, call.appId, attempt.examPaperId);
    const queuedCount = await gradeAnswers(inside, attempt, after, content);
    const [reopened] = await tx
      .update(examPaperEnroll)
      .set({ status: ATTEMPT.completed, totalPoints: null, autoPoints: null, sectionPoints: null, updatedAt: call.now })
      .where(attemptIs(call.appId, id))
      .returning();
    await recordEvent(inside, id, { type: 'lateAccepted', meta: { count: after.length } });
    await notifyCandidate(inside, { attempt, exam }, { kind: 'lateAccepted', count: after.length });
    const summary = (row: AnswerRow) => ({ questionId: row.questionVersionId, answer: row.answer, points: row.points });
    await audit(tx, {
      before: { answers: before.map(summary) },
      after: { answers: after.map(({ answerHash }) => ({ answerHash })) },
    });
    await askForReview(tx, call.appId, id, exam.review);
    if (reopened) await settleIfJudged(inside, reopened);
    const [settled] = await tx.select().from(examPaperEnroll).where(attemptIs(call.appId, id));
    return { attempt: settled ?? attempt, queuedCount };
  });
  announceClosed(call, closed);
}
