import {
  REVIEW_ITEMS,
  type ReviewMatrix,
  reviewMomentAt,
  type ReviewView,
  SEE_EVERYTHING,
} from '@aosai/api/domain/review';
import type { AttemptRow } from '../attempt/attemptRow.ts';
import type { Sight } from '../grade/submissionView.ts';

export interface ReviewFacts {
  attempt: Pick<AttemptRow, 'status' | 'completedAt'>;
  matrix: ReviewMatrix;
  closesAt: Date;
  /** Teachers of the pupil, organization managers and the office see everything. */
  isPrivileged: boolean;
}

/** What the reader may see of an attempt at this instant. */
export function reviewViewAt({ attempt, matrix, closesAt, isPrivileged }: ReviewFacts, now: Date): ReviewView {
  return isPrivileged ? SEE_EVERYTHING : matrix[reviewMomentAt(attempt, closesAt, now)];
}

/** Submissions of an IOI paper were shown with verdict and cases when they were made; they stay so. */
export function submissionSight(
  view: ReviewView,
  { feedback, isOperator }: { feedback: 'deferred' | 'ioi'; isOperator: boolean },
): Sight {
  const isIoi = feedback === 'ioi';
  return {
    score: isIoi || view.score,
    cases: isIoi || view.cases,
    figures: isOperator ? 'exact' : 'atMost',
  };
}

const JUST_AFTER_END_MS = 2 * 60_000 + 1;

/** The next instant at which something more opens for this reader; null when nothing more will. */
export function opensAt(facts: ReviewFacts, now: Date): Date | null {
  const { completedAt } = facts.attempt;
  if (facts.isPrivileged || !completedAt) return null;
  const current = reviewViewAt(facts, now);
  const turns = [new Date(completedAt.getTime() + JUST_AFTER_END_MS), facts.closesAt]
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const opening = turns.find((at) => {
    const then = reviewViewAt(facts, at);
    return REVIEW_ITEMS.some((item) => then[item] && !current[item]);
  });
  return opening ?? null;
}
