import { LIFECYCLE, type Lifecycle } from './statuses.ts';

export interface LifecycleFacts {
  published: boolean;
  stoppedAt: Date | null;
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/**
 * The state of an exam or class at one instant: no job ever has to move it. When the enrolment
 * window overlaps the running window, running wins, since that is what a student can act on.
 */
export function lifecycleAt(facts: LifecycleFacts, now: Date): Lifecycle {
  if (facts.stoppedAt) return LIFECYCLE.ended;
  if (!facts.published) return LIFECYCLE.draft;
  if (now >= facts.endAt) return LIFECYCLE.ended;
  if (now >= facts.startAt) return LIFECYCLE.running;
  if (now < facts.enrollStartAt) return LIFECYCLE.preview;
  if (now < facts.enrollEndAt) return LIFECYCLE.enrolling;
  return LIFECYCLE.waiting;
}
