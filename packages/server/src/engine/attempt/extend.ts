import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { MS_PER_SECOND } from '@aosai/api/domain/constants';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { Db } from '../../db/open.ts';
import { type EngineCall, within } from '../engineCall.ts';
import type { LogDiff } from '../logDiff.ts';
import { recordEvent } from './attemptEvents.ts';
import { attemptIs, lockAttempt } from './attemptRow.ts';
import { closeIfDue, isDue } from './close.ts';
import { tellCandidate } from './tellCandidate.ts';

/** Writes the log entry, in the transaction that changes the row. */
export type Audit = (tx: Db, diff: LogDiff) => Promise<void>;

/**
 * Gives a running attempt more time; the student sees it with the next save and in a message. The caller has checked
 * that `id` is in their scope.
 */
export async function extend(
  call: EngineCall,
  { id, seconds }: { id: string; seconds: number },
  audit: Audit,
): Promise<void> {
  const memberId = await call.db.transaction(async (tx) => {
    const { attempt, exam } = await lockAttempt(tx, attemptIs(call.appId, id));
    const isOpen = attempt.status === ATTEMPT.inProgress && !isDue(attempt, exam.stoppedAt, call.now);
    if (!isOpen || !attempt.deadlineAt) return null;
    const deadlineAt = new Date(attempt.deadlineAt.getTime() + seconds * MS_PER_SECOND);
    const extraSec: SQL = sql`${examPaperEnroll.extraSec} + ${seconds}`;
    await tx
      .update(examPaperEnroll)
      .set({ deadlineAt, extraSec, updatedAt: call.now })
      .where(attemptIs(call.appId, id));
    await recordEvent(within(call, tx), id, {
      type: 'extended',
      meta: { seconds, deadlineAt: deadlineAt.toISOString() },
    });
    await tellCandidate(within(call, tx), { attempt, exam }, { kind: 'extended', seconds });
    await audit(tx, { before: { deadlineAt: attempt.deadlineAt }, after: { deadlineAt } });
    return attempt.memberId;
  });
  if (memberId === null) {
    await closeIfDue(call, id);
    throw new AppError('ATTEMPT_CLOSED');
  }
  call.services.publish(call.appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.inProgress });
}
