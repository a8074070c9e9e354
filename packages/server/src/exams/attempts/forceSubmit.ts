import { AppError } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { answersOf, attemptIs, findAttempt, lockAttempt } from './attemptRow.ts';
import { announceClosed, closeLocked } from './close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { receiptOf } from './receipt.ts';
import type { Receipt } from '@aosai/api/exams/attempt.contract';

/**
 * Closes a running attempt with its saved answers, on behalf of a supervisor. Returns the receipt, also if it was
 * handed in already.
 */
export async function forceSubmit(call: EngineCall, id: string, audit: Audit): Promise<Receipt> {
  const closed = await call.db.transaction(async (tx) => {
    const { attempt } = await lockAttempt(tx, attemptIs(call.appId, id));
    if (attempt.status !== ATTEMPT.inProgress) return null;
    const done = await closeLocked(within(call, tx), id, { reason: 'forced', completedAt: call.now });
    await audit(tx, { before: { status: attempt.status }, after: { status: done.attempt.status } });
    return done;
  });
  if (closed) announceClosed(call, closed);
  const { attempt } = await findAttempt(call.db, attemptIs(call.appId, id));
  const receipt = receiptOf(attempt, await answersOf(call.db, call.appId, id), call.now);
  if (!receipt) throw new AppError('ATTEMPT_CLOSED');
  return receipt;
}
