import type { GradeLevels, GradeWeights, TermLevel } from '../grades.ts';

/** What a member reached in each part of a term, in hundredths of a percent; null where the class had none of it. */
export interface TermParts {
  homework: number | null;
  exam: number | null;
  chapter: number | null;
}

/** The term's score: the parts by their weights. What a class had none of is shared out over the others. */
export function termScore(parts: TermParts, weights: GradeWeights): number {
  const present = (['homework', 'exam', 'chapter'] as const).flatMap((name) => {
    const percent = parts[name];
    return percent === null ? [] : [{ percent, weight: weights[name] }];
  });
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  return Math.round(present.reduce((sum, { percent, weight }) => sum + percent * weight, 0) / whole);
}

/** The level that a score has reached. */
export function termLevel(score: number, { excellent, good, pass }: GradeLevels): TermLevel {
  if (score >= excellent * 100) return 'excellent';
  if (score >= good * 100) return 'good';
  return score >= pass * 100 ? 'pass' : 'improve';
}

/** The rank of each score, the best first: equal ones share it, and the next is so many further down. */
export function termRanks(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => b - a);
  return scores.map((score) => sorted.indexOf(score) + 1);
}
