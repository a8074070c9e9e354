import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { submission } from '../db/schema/submission.ts';
import { rejudge } from '../db/schema/judge.ts';
import { attemptIs, type AttemptOfExam, lockAttempt } from '../exams/attempts/attemptRow.ts';
import type { Audit } from '../kit/audit/audit.ts';
import { notifyCandidate } from '../exams/room/notifyCandidate.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { settleIfJudged } from '../exams/scoring/settle.ts';
import { lockRejudge, runsOf } from './rejudgeRow.ts';
import { rescoringOf } from './rescoringOf.ts';

/**
 * Replaces the old results by the new ones and sums the attempts up again, in one transaction with its log entry, then
 * tells the students. `digest` is that of the preview; if the differences have changed since, it is refused.
 * Idempotent. Throws NOT_FOUND, REJUDGE_RUNNING, REJUDGE_CHANGED, REJUDGE_CLOSED.
 */
export async function applyRejudge(
  call: EngineCall,
  { id, digest }: { id: string; digest: string },
  audit: Audit,
): Promise<void> {
  const touched = await call.db.transaction(async (tx): Promise<AttemptOfExam[]> => {
    const { appId, now } = call;
    const row = await lockRejudge(tx, appId, id);
    if (row.state === 'applied') return [];
    if (row.state === 'discarded') throw new AppError('REJUDGE_CLOSED');
    const rescoring = await rescoringOf(tx, row);
    const { done, total } = await rescoring.progress(tx, row);
    if (done < total) throw new AppError('REJUDGE_RUNNING', { done, total });
    const attempts: AttemptOfExam[] = [];
    for (const attemptId of await rescoring.attempts(tx, row)) {
      attempts.push(await lockAttempt(tx, attemptIs(appId, attemptId)));
    }
    const changes = await rescoring.changes(tx, row);
    const locked = await rescoring.progress(tx, row);
    if (locked.digest !== digest) throw new AppError('REJUDGE_CHANGED', { count: changes.length });
    await rescoring.replace(tx, row, now);
    for (const one of attempts) {
      await settleIfJudged(within(call, tx), one.attempt);
      await notifyCandidate(within(call, tx), one, { kind: 'rejudged' });
    }
    await tx
      .update(rejudge)
      .set({ state: 'applied', closedAt: now, updatedAt: now, changes })
      .where(and(eq(rejudge.appId, appId), eq(rejudge.id, id)));
    const { scope, targetId, reason } = row;
    await audit(tx, {
      before: { submissions: changes.map(({ submissionId, before }) => ({ submissionId, ...before })) },
      after: {
        scope,
        targetId,
        reason,
        submissions: changes.map(({ submissionId, after }) => ({ submissionId, ...after })),
      },
    });
    return attempts;
  });
  for (const { attempt } of touched) {
    const { id: attemptId, memberId, status } = attempt;
    call.services.publish(call.appId, memberId, { type: 'attempt', attemptId, status });
  }
}

/** Discards a rejudge: drops its waiting runs and changes no result. Throws NOT_FOUND, REJUDGE_CLOSED. */
export async function discardRejudge(call: EngineCall, id: string, audit: Audit): Promise<void> {
  await call.db.transaction(async (tx) => {
    const { appId, now } = call;
    const row = await lockRejudge(tx, appId, id);
    if (row.state === 'discarded') return;
    if (row.state === 'applied') throw new AppError('REJUDGE_CLOSED');
    // Also deletes runs that are being judged: their results find no row and are dropped.
    await tx.delete(submission).where(and(runsOf(appId, id), ne(submission.state, 'done')));
    await tx
      .update(rejudge)
      .set({ state: 'discarded', closedAt: now, updatedAt: now })
      .where(and(eq(rejudge.appId, appId), eq(rejudge.id, id)));
    await audit(tx, { before: { scope: row.scope, targetId: row.targetId } });
  });
}
