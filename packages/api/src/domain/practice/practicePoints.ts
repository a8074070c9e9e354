import type { Difficulty } from '../difficulty.ts';

/** What practice earns in points. */
export const PRACTICE_POINTS = {
  /** A question's first full score. */
  solved: { easy: 2, medium: 3, hard: 5, veryHard: 8 } as const satisfies Record<Difficulty, number>,
  /** A question of the wrong book that was due. */
  review: 1,
  /** Every question of a chapter. */
  chapter: 10,
  /** The first try of a day, and so many days in a row. */
  day: 1,
  streakDays: 7,
  streak: 10,
  mostOfDay: 50,
} as const;
