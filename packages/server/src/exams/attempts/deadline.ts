import { GRACE_MS, MS_PER_SECOND, PRESENT_GRACE_MS, PRESENT_WITHIN_MS } from '@aosai/api/kit/constants';
import type { SubmitReason } from '@aosai/api/papers/attemptStatus';
import type { ExamKind } from '@aosai/api/exams/teaching';

export interface DeadlineFacts {
  startedAt: Date;
  durationMin: number;
  windowEndAt: Date;
  /** How much later the window is for this student. */
  shiftSec: number;
  extraSec: number;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Domain rule 1: the earlier of duration and window, plus granted time. */
export function deadlineOf({ startedAt, durationMin, windowEndAt, shiftSec, extraSec }: DeadlineFacts): Date {
  const ownEnd = startedAt.getTime() + durationMin * 60_000;
  const windowEnd = windowEndAt.getTime() + shiftSec * MS_PER_SECOND;
  return new Date(Math.min(ownEnd, windowEnd) + extraSec * MS_PER_SECOND);
}

export interface RunningFacts {
  deadlineAt: Date;
  examStoppedAt: Date | null;
  kind: ExamKind;
  lastSeenAt: Date | null;
  silentSinceAt: Date | null;
}

/** Facts that tell whether a student was present when the time ended. */
type PresenceFacts = Omit<RunningFacts, 'examStoppedAt'>;

/**
 * Since when the student was silent when the time ended, if too long to count as present; null for a present student.
 * `silentSinceAt` keeps this instant once something has come after the deadline.
 */
export function cutOffSince({ deadlineAt, lastSeenAt, silentSinceAt }: Omit<PresenceFacts, 'kind'>): Date | null {
  // No instant is known: give the student the full minute.
  if (lastSeenAt === null) return silentSinceAt ?? after(deadlineAt, -PRESENT_WITHIN_MS - 1);
  if (lastSeenAt > deadlineAt) return silentSinceAt;
  return lastSeenAt < after(deadlineAt, -PRESENT_WITHIN_MS) ? lastSeenAt : null;
}

/** The facts of an attempt whose deadline is known. */
export function runningFacts(
  { kind, lastSeenAt, silentSinceAt }: Omit<PresenceFacts, 'deadlineAt'>,
  deadlineAt: Date,
): PresenceFacts {
  return { kind, lastSeenAt, silentSinceAt, deadlineAt };
}

/** How long answers are accepted after the deadline. Homework runs for days, so everybody has the full minute there. */
export function graceOf(facts: PresenceFacts): number {
  return facts.kind === 'exam' && cutOffSince(facts) === null ? PRESENT_GRACE_MS : GRACE_MS;
}

export interface Closing {
  reason: SubmitReason;
  completedAt: Date;
}

/** The reason and instant for closing a running attempt; null while it may go on. */
export function dueClosing({ examStoppedAt, ...facts }: RunningFacts, now: Date): Closing | null {
  const { deadlineAt } = facts;
  if (examStoppedAt && examStoppedAt <= now) {
    return { reason: 'stop', completedAt: examStoppedAt < deadlineAt ? examStoppedAt : deadlineAt };
  }
  return now > after(deadlineAt, graceOf(facts)) ? { reason: 'timeout', completedAt: deadlineAt } : null;
}

/** Closing by the student; within the grace it counts as the end of time. */
export function manualClosing(deadlineAt: Date, now: Date): Closing {
  return now < deadlineAt ? { reason: 'manual', completedAt: now } : { reason: 'timeout', completedAt: deadlineAt };
}
