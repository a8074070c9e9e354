import type { GradeLevels, GradeWeights, TermLevel } from './classMembers.ts';

/** A member's result in each part of a term, in hundredths of a percent; null if the class did not have that part. */
export interface TermParts {
  homework: number | null;
  exam: number | null;
  chapter: number | null;
}

/** The weighted term score, in hundredths of a percent. Weights of missing parts are distributed over the others. */
export function termScore(parts: TermParts, weights: GradeWeights): number {
  const present = (['homework', 'exam', 'chapter'] as const).flatMap((name) => {
    const percent = parts[name];
    return percent === null ? [] : [{ percent, weight: weights[name] }];
  });
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  return Math.round(present.reduce((sum, { percent, weight }) => sum + percent * weight, 0) / whole);
}

/** The level of a term score. */
export function termLevel(score: number, { excellent, good, pass }: GradeLevels): TermLevel {
  if (score >= excellent * 100) return 'excellent';
  if (score >= good * 100) return 'good';
  return score >= pass * 100 ? 'pass' : 'improve';
}

/** Ranks of scores, best first. Equal scores share a rank; the following ranks are skipped (1, 1, 3). */
export function termRanks(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => b - a);
  return scores.map((score) => sorted.indexOf(score) + 1);
}
