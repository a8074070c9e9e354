import { labelled } from '../kit/labelled.ts';

/** Life cycle of exams and classes on the wire. It is computed from flags and times, never stored. */
export const LIFECYCLE = {
  draft: '0',
  enrolling: '1',
  waiting: '2',
  running: '3',
  preview: '4',
  ended: '5',
} as const;
/** All lifecycle states. */
export const LIFECYCLE_VALUES = ['0', '1', '2', '3', '4', '5'] as const;
export type Lifecycle = (typeof LIFECYCLE_VALUES)[number];
/** States visible to students, in order of time. */
export const VISIBLE_LIFECYCLE = ['4', '1', '2', '3', '5'] as const satisfies readonly Lifecycle[];
/** Chinese names of the lifecycle states. */
export const LIFECYCLE_LABELS = {
  '0': '未发布',
  '1': '报名中',
  '2': '待开始',
  '3': '进行中',
  '4': '预告',
  '5': '已结束',
} as const satisfies Record<Lifecycle, string>;

/** States of exams and classes as filters of the back office. */
export const LIFECYCLE_STATUS = labelled(LIFECYCLE_LABELS, { '1': 'primary', '3': 'ok', '0': 'warn' });

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
