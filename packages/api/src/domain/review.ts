import { ATTEMPT, type AttemptStatus } from './statuses.ts';

/**
 * Review matrix: at which of four moments a student may see which of seven things.
 * during: while answering; justAfter: the first two minutes after handing in; whileOpen: until the exam's
 * window ends; afterClose: from then on.
 */
export const REVIEW_MOMENTS = ['during', 'justAfter', 'whileOpen', 'afterClose'] as const;
export type ReviewMoment = (typeof REVIEW_MOMENTS)[number];

export const REVIEW_ITEMS = ['answer', 'correct', 'score', 'cases', 'analysis', 'rightAnswer', 'rank'] as const;
export type ReviewItem = (typeof REVIEW_ITEMS)[number];

export type ReviewView = Record<ReviewItem, boolean>;
export type ReviewMatrix = Record<ReviewMoment, ReviewView>;

/** What tells how a question is answered. */
export const KEY_ITEMS = ['analysis', 'rightAnswer'] as const satisfies readonly ReviewItem[];

/**
 * A formal exam shows no key before it is over for everybody. Until then its questions stay closed everywhere else too;
 * an exam that shows keys earlier keeps no question closed.
 */
export const isFormal = (matrix: ReviewMatrix): boolean =>
  REVIEW_MOMENTS.every((moment) => moment === 'afterClose' || KEY_ITEMS.every((item) => !matrix[moment][item]));

const JUST_AFTER_MS = 2 * 60_000;
const nothing: ReviewView = {
  answer: false,
  correct: false,
  score: false,
  cases: false,
  analysis: false,
  rightAnswer: false,
  rank: false,
};
const everything: ReviewView = {
  answer: true,
  correct: true,
  score: true,
  cases: true,
  analysis: true,
  rightAnswer: true,
  rank: true,
};
const marks: ReviewView = { ...nothing, answer: true, correct: true, score: true, cases: true };

/** By choice: the score at once, the key and the analyses when the exam is over for everybody. */
export const MOCK_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: marks,
  whileOpen: marks,
  afterClose: everything,
};
/** Practice: everything as soon as the paper is handed in. */
export const PRACTICE_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: everything,
  whileOpen: everything,
  afterClose: everything,
};
/** A formal exam, and what an exam begins with: who hands in early has nothing to tell to those who still write. */
export const CONTEST_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: { ...nothing, answer: true },
  whileOpen: { ...nothing, answer: true },
  afterClose: everything,
};

/** In an order of its own: a database hands keys back in another. */
const written = (matrix: ReviewMatrix): string =>
  REVIEW_MOMENTS.map((moment) => REVIEW_ITEMS.map((item) => Number(matrix[moment][item])).join('')).join();

export const isSameMatrix = (one: ReviewMatrix, other: ReviewMatrix): boolean => written(one) === written(other);

export const SEE_EVERYTHING: ReviewView = everything;

export function reviewMomentAt(
  attempt: { status: AttemptStatus; completedAt: Date | null },
  examEndAt: Date,
  now: Date,
): ReviewMoment {
  if (attempt.status === ATTEMPT.ready || attempt.status === ATTEMPT.inProgress || !attempt.completedAt)
    return 'during';
  if (now >= examEndAt) return 'afterClose';
  return now.getTime() - attempt.completedAt.getTime() <= JUST_AFTER_MS ? 'justAfter' : 'whileOpen';
}
