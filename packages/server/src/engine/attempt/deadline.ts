import { GRACE_MS, MS_PER_SECOND } from '@aosai/api/domain/constants';
import type { SubmitReason } from '@aosai/api/domain/statuses';

export interface DeadlineFacts {
  startedAt: Date;
  durationMin: number;
  windowEndAt: Date;
  /** How much later the window lies for this student. */
  shiftSec: number;
  extraSec: number;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Domain rule 1: the earlier of own time and window, then what was granted on top. */
export function deadlineOf({ startedAt, durationMin, windowEndAt, shiftSec, extraSec }: DeadlineFacts): Date {
  const ownEnd = startedAt.getTime() + durationMin * 60_000;
  const windowEnd = windowEndAt.getTime() + shiftSec * MS_PER_SECOND;
  return new Date(Math.min(ownEnd, windowEnd) + extraSec * MS_PER_SECOND);
}

export interface RunningFacts {
  deadlineAt: Date;
  examStoppedAt: Date | null;
}

export interface Closing {
  reason: SubmitReason;
  completedAt: Date;
}

/** Why and as of when a running attempt has to be closed by the server; null while it may go on. */
export function dueClosing({ deadlineAt, examStoppedAt }: RunningFacts, now: Date): Closing | null {
  if (examStoppedAt && examStoppedAt <= now) {
    return { reason: 'stop', completedAt: examStoppedAt < deadlineAt ? examStoppedAt : deadlineAt };
  }
  return now > after(deadlineAt, GRACE_MS) ? { reason: 'timeout', completedAt: deadlineAt } : null;
}

/** Handing in by the student: what arrives in the minute of grace counts as the end of time. */
export function manualClosing(deadlineAt: Date, now: Date): Closing {
  return now < deadlineAt ? { reason: 'manual', completedAt: now } : { reason: 'timeout', completedAt: deadlineAt };
}
