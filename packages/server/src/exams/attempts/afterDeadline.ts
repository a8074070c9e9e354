import { PRESENT_GRACE_MS } from '@aosai/api/kit/constants';
import type { NewEvent } from './attemptEvents.ts';
import type { WriterRow } from './attemptRow.ts';
import { cutOffSince } from './deadline.ts';

/** Fields of the attempt that a save after the deadline sets. */
export interface AfterDeadline {
  silentSinceAt: Date | null;
  /** Set when answers were accepted only because their student had been cut off. */
  graceMs: number | null;
  events: readonly NewEvent[];
}

const NOTHING: AfterDeadline = { silentSinceAt: null, graceMs: null, events: [] };

/**
 * Marks answers of the long grace for the teacher: how long the student was silent, and how long after the deadline
 * they came. `attempt` is the row before this save.
 */
export function afterDeadline(
  attempt: Pick<WriterRow, 'kind' | 'deadlineAt' | 'lastSeenAt' | 'silentSinceAt'>,
  now: Date,
  hasChanges: boolean,
): AfterDeadline {
  const { kind, deadlineAt, lastSeenAt, silentSinceAt } = attempt;
  if (kind !== 'exam' || !deadlineAt || now <= deadlineAt) return NOTHING;
  const since = cutOffSince({ deadlineAt, lastSeenAt, silentSinceAt });
  const graceMs = now.getTime() - deadlineAt.getTime();
  if (since === null || !hasChanges || graceMs <= PRESENT_GRACE_MS) return { ...NOTHING, silentSinceAt: since };
  const ms = now.getTime() - since.getTime();
  return { silentSinceAt: since, graceMs, events: [{ type: 'cutOff', ms, meta: { lateMs: graceMs } }] };
}
