import type { LateCopy } from '../../db/schema/exam.ts';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { WriterRow } from '../attempts/attemptRow.ts';
import { dueClosing, runningFacts, type Closing } from '../attempts/deadline.ts';
import { holdsAttempt } from '../room/holder.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

export type Admission =
  | { kind: 'writer'; deadlineAt: Date }
  /** Another device holds the attempt. */
  | { kind: 'takenOver' }
  /** The time of the attempt is over; the caller has to close the attempt. */
  | { kind: 'due'; closing: Closing }
  | { kind: 'closed' };

/** Whether this token may write to this attempt now. */
export function admitWriter(call: EngineCall, attempt: WriterRow, token: string): Admission {
  if (attempt.status !== ATTEMPT.inProgress || !attempt.deadlineAt) return { kind: 'closed' };
  const closing = dueClosing(
    { ...runningFacts(attempt, attempt.deadlineAt), examStoppedAt: attempt.examStoppedAt },
    call.now,
  );
  if (closing) return { kind: 'due', closing };
  const holder = {
    appId: call.appId,
    attemptId: attempt.id,
    deviceId: attempt.holderDeviceId ?? '',
    generation: attempt.holderGeneration,
  };
  return holdsAttempt(call.attemptSecret, holder, token)
    ? { kind: 'writer', deadlineAt: attempt.deadlineAt }
    : { kind: 'takenOver' };
}

/** Why a copy is late: it came after the deadline, or after the student or a stop had closed the attempt. */
export function lateReason(deadlineAt: Date | null, now: Date): LateCopy['reason'] {
  return deadlineAt && now > deadlineAt ? 'late' : 'closed';
}
