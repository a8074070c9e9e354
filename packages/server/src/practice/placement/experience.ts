import type { Experience } from '@aosai/api/practice/placement/placement';

/** Where an estimate begins, by what the learner says; wide, since children misjudge themselves. */
export const AROUND: Readonly<Record<Experience, { around: number; spread: number }>> = {
  none: { around: 0, spread: 1 },
  blocks: { around: 0.5, spread: 1 },
  some: { around: 1.5, spread: 1.5 },
  passed: { around: 2.5, spread: 2 },
};
