import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { formatPoints } from '@aosai/api/kit/points';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { LineNote } from '@aosai/api/exams/teaching';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { type AnswerRow, type AttemptRow, attemptIs, lockAttempt } from '../attempts/attemptRow.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { settleIfJudged } from '../scoring/settle.ts';

export interface Review {
  id: string;
  /** The version of the answer that the marker saw. */
  version: number;
  /** Null removes the marker's points; the judge's count again. */
  points: number | null;
  comment: string;
  lineNotes: readonly LineNote[];
}

/** A student whose answers are marked one by one gets one message per this time. */
const TELL_EVERY_MS = 10 * MINUTE_MS;

const isHandedIn = ({ status }: AttemptRow): boolean => status === ATTEMPT.completed || status === ATTEMPT.settled;

/** Throws VERSION_CHANGED, ATTEMPT_RUNNING, VALIDATION. */
function refuse(row: AnswerRow, attempt: AttemptRow, { version, points }: Review): void {
  if (row.version !== version) throw new AppError('VERSION_CHANGED');
  if (points !== row.manualPoints && !isHandedIn(attempt)) throw new AppError('ATTEMPT_RUNNING');
  if (points !== null && points > row.maxPoints)
    throw new AppError('VALIDATION', { path: 'points', detail: `这道题最多 ${formatPoints(row.maxPoints)} 分` });
}

function columnsOf(row: AnswerRow, { points, comment, lineNotes }: Review, isOver: boolean) {
  const counted = isOver && { points: points ?? row.autoPoints, needsReview: false };
  const judged = row.status === ANSWER_STATUS.reviewed ? ANSWER_STATUS.judged : row.status;
  const status = points === null ? judged : ANSWER_STATUS.reviewed;
  return {
    ...counted,
    ...(isOver && { status }),
    manualPoints: points,
    reviewedAutoPoints: points === null ? null : row.autoPoints,
    comment,
    lineNotes: [...lineNotes],
  };
}

/**
 * Stores a marker's review of an answer: points that override later judging, a comment, and notes on lines. Updates the
 * sums in the same transaction and settles the attempt with its last open review. The caller has checked that
 * `attemptId` is in their scope. Throws NOT_FOUND, VERSION_CHANGED, ATTEMPT_RUNNING, VALIDATION.
 */
export async function reviewAnswer(
  call: EngineCall,
  { attemptId, reviewerId }: { attemptId: string; reviewerId: string },
  review: Review,
  audit: Audit,
): Promise<void> {
  const { appId, now } = call;
  const marked = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const { attempt, exam } = await lockAttempt(tx, attemptIs(appId, attemptId));
    const isIt = and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.id, review.id));
    const [row] = await tx
      .select()
      .from(examMemberQuestion)
      .where(and(isIt, eq(examMemberQuestion.attemptId, attemptId)));
    if (!row) throw new AppError('NOT_FOUND');
    refuse(row, attempt, review);
    const isOver = isHandedIn(attempt);
    await tx
      .update(examMemberQuestion)
      .set({
        ...columnsOf(row, review, isOver),
        reviewedBy: reviewerId,
        reviewedAt: now,
        updatedAt: now,
        version: sql`${examMemberQuestion.version} + 1`,
      })
      .where(isIt);
    await audit(tx, {
      before: { points: row.points, manualPoints: row.manualPoints, comment: row.comment },
      after: { points: review.points ?? row.autoPoints, manualPoints: review.points, comment: review.comment },
    });
    if (isOver) await settleIfJudged(inside, attempt);
    const round = Math.floor(now.getTime() / TELL_EVERY_MS);
    await notifyCandidate(inside, { attempt, exam }, { kind: 'reviewed', round });
    return attempt;
  });
  call.services.publish(appId, marked.memberId, { type: 'attempt', attemptId, status: marked.status });
}
