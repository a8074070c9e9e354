import { coded, type ValueIn } from '../kit/labelled.ts';

/** Life cycle of exams and classes on the wire. It is computed from flags and times, never stored. */
export const LIFECYCLE = coded({
  draft: ['0', '未发布', 'warn'],
  enrolling: ['1', '报名中', 'primary'],
  waiting: ['2', '待开始'],
  running: ['3', '进行中', 'ok'],
  preview: ['4', '预告', 'primary'],
  ended: ['5', '已结束'],
});

/** State of an exam or class, `'0'` to `'5'`; `lifecycleAt` computes it, so it holds only at the time of the reply. */
export type Lifecycle = ValueIn<typeof LIFECYCLE>;
/** States visible to students, in order of time. */
export const VISIBLE_LIFECYCLE = ['4', '1', '2', '3', '5'] as const satisfies readonly Lifecycle[];

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
