import { GRACE_MS, MS_PER_SECOND, PRESENT_GRACE_MS, PRESENT_WITHIN_MS } from '@aosai/api/domain/constants';
import type { SubmitReason } from '@aosai/api/domain/statuses';
import type { ExamKind } from '@aosai/api/domain/teaching';

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
  kind: ExamKind;
  lastSeenAt: Date | null;
  silentSinceAt: Date | null;
}

/** What tells whether a student was there when the time ended. */
type PresenceFacts = Omit<RunningFacts, 'examStoppedAt'>;

/**
 * Since when a student had not been heard from when the time ended, if that was too long ago to count as present; null
 * of who was there. `silentSinceAt` remembers it once something has come after the deadline.
 */
export function cutOffSince({ deadlineAt, lastSeenAt, silentSinceAt }: Omit<PresenceFacts, 'kind'>): Date | null {
  // Nothing is known of when they were heard from: that is no reason to take the minute from them.
  if (lastSeenAt === null) return silentSinceAt ?? after(deadlineAt, -PRESENT_WITHIN_MS - 1);
  if (lastSeenAt > deadlineAt) return silentSinceAt;
  return lastSeenAt < after(deadlineAt, -PRESENT_WITHIN_MS) ? lastSeenAt : null;
}

/** Of an attempt whose deadline is known. */
export function runningFacts(
  { kind, lastSeenAt, silentSinceAt }: Omit<PresenceFacts, 'deadlineAt'>,
  deadlineAt: Date,
): PresenceFacts {
  return { kind, lastSeenAt, silentSinceAt, deadlineAt };
}

/** How long after the deadline an answer is still taken: homework has days, so its minute is everybody's. */
export function graceOf(facts: PresenceFacts): number {
  return facts.kind === 'exam' && cutOffSince(facts) === null ? PRESENT_GRACE_MS : GRACE_MS;
}

export interface Closing {
  reason: SubmitReason;
  completedAt: Date;
}

/** Why and as of when a running attempt has to be closed by the server; null while it may go on. */
export function dueClosing({ examStoppedAt, ...facts }: RunningFacts, now: Date): Closing | null {
  const { deadlineAt } = facts;
  if (examStoppedAt && examStoppedAt <= now) {
    return { reason: 'stop', completedAt: examStoppedAt < deadlineAt ? examStoppedAt : deadlineAt };
  }
  return now > after(deadlineAt, graceOf(facts)) ? { reason: 'timeout', completedAt: deadlineAt } : null;
}

/** Handing in by the student: what arrives in the minute of grace counts as the end of time. */
export function manualClosing(deadlineAt: Date, now: Date): Closing {
  return now < deadlineAt ? { reason: 'manual', completedAt: now } : { reason: 'timeout', completedAt: deadlineAt };
}
