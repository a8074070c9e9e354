import type { Difficulty } from '../questions/difficulty.ts';

/** Points that practice earns. */
export const PRACTICE_POINTS = {
  /** First full score at a question. */
  solved: { easy: 2, medium: 3, hard: 5, veryHard: 8 } as const satisfies Record<Difficulty, number>,
  /** A due question of the wrong book, answered right. */
  review: 1,
  /** All questions of a chapter done. */
  chapter: 10,
  /** First try of a day; a streak of 7 days; the maximum per day. */
  day: 1,
  streakDays: 7,
  streak: 10,
  mostOfDay: 50,
} as const;
