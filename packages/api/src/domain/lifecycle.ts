import { LIFECYCLE, type Lifecycle } from './statuses.ts';

/** The facts that decide the state of an exam or a class. */
export interface LifecycleFacts {
  published: boolean;
  stoppedAt: Date | null;
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/**
 * Computes the state of an exam or class at an instant, so that no job has to change it. If enrolment and running
 * overlap, the state is running, because that is what a student can act on.
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
