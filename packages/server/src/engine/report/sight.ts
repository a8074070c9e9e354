import {
  REVIEW_ITEMS,
  type ReviewMatrix,
  reviewMomentAt,
  type ReviewView,
  SEE_EVERYTHING,
} from '@aosai/api/domain/review';
import type { AttemptRow } from '../attempt/attemptRow.ts';
import type { Sight } from '../grade/submissionView.ts';

/**
 * Who reads an attempt. candidate: whoever wrote it, or a guardian; school: teachers and managers of the school it was
 * written for; organizer: those of the school that gives the exam; operator: the back office, whose the hidden cases
 * are as well.
 */
export type Reader = 'candidate' | 'school' | 'organizer' | 'operator';

export interface ReviewFacts {
  attempt: Pick<AttemptRow, 'status' | 'completedAt'>;
  matrix: ReviewMatrix;
  closesAt: Date;
  reader: Reader;
}

/**
 * What the reader may see of an attempt at this instant; the one rule for every call. A school follows its students'
 * answers all the time, but while others still write somebody else's exam it learns no more about right and wrong than
 * they do: keys that it could pass on open to it when the exam closes.
 */
export function reviewViewAt({ attempt, matrix, closesAt, reader }: ReviewFacts, now: Date): ReviewView {
  const view = matrix[reviewMomentAt(attempt, closesAt, now)];
  switch (reader) {
    case 'candidate':
      return view;
    case 'school':
      return now >= closesAt ? SEE_EVERYTHING : { ...view, answer: true };
    case 'organizer':
    case 'operator':
      return SEE_EVERYTHING;
    default:
      return reader satisfies never;
  }
}

/** Submissions of an IOI paper were shown with verdict and cases when they were made; they stay so. */
export function submissionSight(
  view: ReviewView,
  { feedback, reader }: { feedback: 'deferred' | 'ioi'; reader: Reader },
): Sight {
  const isIoi = feedback === 'ioi';
  return {
    score: isIoi || view.score,
    cases: isIoi || view.cases,
    figures: reader === 'operator' ? 'exact' : 'atMost',
  };
}

const JUST_AFTER_END_MS = 2 * 60_000 + 1;

/** The next instant at which something more opens for this reader; null when nothing more will. */
export function opensAt(facts: ReviewFacts, now: Date): Date | null {
  const { completedAt } = facts.attempt;
  if (!completedAt) return null;
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
