import { and, eq, sql } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { gradeAnswers } from '../scoring/scoreAnswers.ts';
import { settleIfJudged } from '../scoring/settle.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { askForReview } from '../marking/openReviews.ts';
import { insertEvents } from './attemptEvents.ts';
import { answersOf, type AttemptOfExam, attemptIs, type AttemptRow, findAttempt, lockAttempt } from './attemptRow.ts';
import { type Closing, dueClosing, runningFacts } from './deadline.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';

export interface Closed {
  attempt: AttemptRow;
  queuedCount: number;
}

/**
 * Ends a running attempt; hand-in, time-out and stop all come here. Scores objective answers, queues final programs,
 * and settles the attempt if nothing is to be judged. The caller holds the row's lock and has checked that the attempt
 * is running; after the transaction it calls `announceClosed`.
 */
async function closeAttempt(call: EngineCall, one: AttemptOfExam, closing: Closing): Promise<Closed> {
  const { attempt } = one;
  const { db, appId, now } = call;
  const [closed] = await db
    .update(examPaperEnroll)
    .set({
      status: ATTEMPT.completed,
      completedAt: closing.completedAt,
      submitReason: closing.reason,
      updatedAt: now,
      eventsCount: sql`${examPaperEnroll.eventsCount} + 1`,
    })
    .where(and(attemptIs(appId, attempt.id), eq(examPaperEnroll.status, ATTEMPT.inProgress)))
    .returning();
  if (!closed) throw new Error(`attempt ${attempt.id} was closed although its row is locked`);
  await insertEvents(call, attempt.id, [{ type: closing.reason === 'manual' ? 'complete' : 'closed' }]);
  if (closing.reason === 'stop') await notifyCandidate(call, one, { kind: 'stopped' });
  if (closing.reason === 'forced') await notifyCandidate(call, one, { kind: 'forced' });
  const content = await paperContent(db, appId, attempt.examPaperId);
  const rows = await answersOf(db, appId, attempt.id);
  const queuedCount = await gradeAnswers(call, closed, rows, content);
  await askForReview(db, appId, attempt.id, one.exam.review);
  await settleIfJudged(call, closed);
  const [after] = await db.select().from(examPaperEnroll).where(attemptIs(appId, attempt.id));
  return { attempt: after ?? closed, queuedCount };
}

/** `closeAttempt` for a caller that has locked the row but read only a part of it. */
export async function closeLocked(call: EngineCall, attemptId: string, closing: Closing): Promise<Closed> {
  return closeAttempt(call, await findAttempt(call.db, attemptIs(call.appId, attemptId)), closing);
}

export function announceClosed({ services, appId }: EngineCall, { attempt, queuedCount }: Closed): void {
  if (queuedCount > 0) services.wakeQueue();
  services.publish(appId, attempt.memberId, { type: 'attempt', attemptId: attempt.id, status: attempt.status });
}

/** Closes the attempt if its time is over or its exam was stopped; returns null otherwise. */
export async function closeIfDue(call: EngineCall, attemptId: string): Promise<Closed | null> {
  const closed = await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const one = await lockAttempt(tx, attemptIs(call.appId, attemptId));
    const { attempt, exam } = one;
    if (attempt.status !== ATTEMPT.inProgress || !attempt.deadlineAt) return null;
    const closing = dueClosing(
      { ...runningFacts(attempt, attempt.deadlineAt), examStoppedAt: exam.stoppedAt },
      call.now,
    );
    return closing && closeAttempt(inside, one, closing);
  });
  if (closed) announceClosed(call, closed);
  return closed;
}

/** Whether an attempt has to be closed. Readers close such attempts before the sweep gets to them. */
export function isDue(
  attempt: Pick<AttemptRow, 'status' | 'deadlineAt' | 'kind' | 'lastSeenAt' | 'silentSinceAt'>,
  examStoppedAt: Date | null,
  now: Date,
): boolean {
  if (attempt.status !== ATTEMPT.inProgress || !attempt.deadlineAt) return false;
  return dueClosing({ ...runningFacts(attempt, attempt.deadlineAt), examStoppedAt }, now) !== null;
}
