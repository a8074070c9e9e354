import { AppError } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { settleNow } from '../scoring/settle.ts';
import { attemptIs, lockAttempt } from './attemptRow.ts';
import { closeIfDue } from './close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';

/** Settles without waiting for the judge; later verdicts update the sum. Idempotent. */
export async function settleWithoutJudge(call: EngineCall, id: string, audit: Audit): Promise<void> {
  await closeIfDue(call, id);
  const memberId = await call.db.transaction(async (tx) => {
    const { attempt, exam } = await lockAttempt(tx, attemptIs(call.appId, id));
    if (attempt.status === ATTEMPT.settled) return null;
    if (attempt.status !== ATTEMPT.completed) throw new AppError('ATTEMPT_RUNNING');
    await settleNow(within(call, tx), attempt);
    await notifyCandidate(within(call, tx), { attempt, exam }, { kind: 'settledByHand' });
    await audit(tx, { before: { status: attempt.status }, after: { status: ATTEMPT.settled } });
    return attempt.memberId;
  });
  if (memberId === null) return;
  call.services.publish(call.appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.settled });
}
