import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { recordEvent } from './attemptEvents.ts';
import { attemptIs, lockAttempt } from './attemptRow.ts';
import { closeIfDue, isDue } from './close.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';

interface Extension {
  ids: readonly string[];
  seconds: number;
}

/** Extends one attempt. Returns its student, or null for an attempt that has ended. */
async function extendOne(inside: EngineCall, id: string, seconds: number, audit: Audit): Promise<string | null> {
  const { db, appId, now } = inside;
  const { attempt, exam } = await lockAttempt(db, attemptIs(appId, id));
  const isOpen = attempt.status === ATTEMPT.inProgress && !isDue(attempt, exam.stoppedAt, now);
  if (!isOpen || !attempt.deadlineAt) return null;
  const deadlineAt = new Date(attempt.deadlineAt.getTime() + seconds * MS_PER_SECOND);
  const extraSec: SQL = sql`${examPaperEnroll.extraSec} + ${seconds}`;
  await db.update(examPaperEnroll).set({ deadlineAt, extraSec, updatedAt: now }).where(attemptIs(appId, id));
  await recordEvent(inside, id, { type: 'extended', meta: { seconds, deadlineAt: deadlineAt.toISOString() } });
  await notifyCandidate(inside, { attempt, exam }, { kind: 'extended', seconds });
  await audit(db, { before: { deadlineAt: attempt.deadlineAt }, after: { deadlineAt } });
  return attempt.memberId;
}

/**
 * Gives running attempts more time, all of them or none; students see it with the next save and in a message. Attempts
 * that have ended meanwhile are skipped: in a whole room somebody may hand in. The caller has checked that all ids are
 * in their scope. Throws ATTEMPT_CLOSED if every attempt has ended.
 */
export async function extend(
  call: EngineCall,
  { ids, seconds }: Extension,
  auditFor: (id: string) => Audit,
): Promise<void> {
  const extended = await call.db.transaction(async (tx) => {
    const found = new Map<string, string | null>();
    // In the order of their ids, to avoid deadlocks with another extension of the same room.
    for (const id of [...new Set(ids)].toSorted())
      found.set(id, await extendOne(within(call, tx), id, seconds, auditFor(id)));
    return [...found];
  });
  let count = 0;
  for (const [attemptId, memberId] of extended) {
    if (memberId === null) {
      await closeIfDue(call, attemptId);
    } else {
      count += 1;
      call.services.publish(call.appId, memberId, { type: 'attempt', attemptId, status: ATTEMPT.inProgress });
    }
  }
  if (count === 0) throw new AppError('ATTEMPT_CLOSED');
}
