import { ATTEMPT, type AttemptStatus } from '../papers/attemptStatus.ts';

/**
 * The review matrix: at each of four moments, which of seven items a student may see. during: while answering;
 * justAfter: the first two minutes after handing in; whileOpen: until the exam closes; afterClose: from then on.
 */
export const REVIEW_MOMENTS = ['during', 'justAfter', 'whileOpen', 'afterClose'] as const;
type ReviewMoment = (typeof REVIEW_MOMENTS)[number];

/** Items of the review matrix. */
export const REVIEW_ITEMS = ['answer', 'correct', 'score', 'cases', 'analysis', 'rightAnswer', 'rank'] as const;
type ReviewItem = (typeof REVIEW_ITEMS)[number];

/** For each item, whether a student may see it. */
export type ReviewView = Record<ReviewItem, boolean>;
/** For each moment, the items that a student may see. */
export type ReviewMatrix = Record<ReviewMoment, ReviewView>;

/** The items that reveal the answer key. */
export const KEY_ITEMS = ['analysis', 'rightAnswer'] as const satisfies readonly ReviewItem[];

/**
 * Whether an exam is formal: it shows no key before it has closed for everybody. Until then its questions are held back
 * everywhere else too. An exam that shows keys earlier holds no questions.
 */
export const isFormal = (matrix: ReviewMatrix): boolean =>
  REVIEW_MOMENTS.every((moment) => moment === 'afterClose' || KEY_ITEMS.every((item) => !matrix[moment][item]));

/**
 * Whether an exam shows neither results nor keys before it has closed for everybody, as a contest does. Only those who
 * run it may then change its students' time and points.
 */
export const hidesResults = (matrix: ReviewMatrix): boolean =>
  isFormal(matrix) &&
  REVIEW_MOMENTS.every((moment) => moment === 'afterClose' || !(matrix[moment].correct || matrix[moment].score));

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

/** Marks at once, keys and analyses when the exam has closed for everybody. */
export const MOCK_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: marks,
  whileOpen: marks,
  afterClose: everything,
};
/** Everything as soon as the paper is handed in. */
export const PRACTICE_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: everything,
  whileOpen: everything,
  afterClose: everything,
};
/** For formal exams, and the default: students who hand in early learn nothing that they could tell others. */
export const CONTEST_REVIEW: ReviewMatrix = {
  during: nothing,
  justAfter: { ...nothing, answer: true },
  whileOpen: { ...nothing, answer: true },
  afterClose: everything,
};

/** Serializes a matrix independently of key order, which databases do not keep. */
const written = (matrix: ReviewMatrix): string =>
  REVIEW_MOMENTS.map((moment) => REVIEW_ITEMS.map((item) => Number(matrix[moment][item])).join('')).join();

/** Whether two matrices are equal. */
export const isSameMatrix = (one: ReviewMatrix, other: ReviewMatrix): boolean => written(one) === written(other);

/** The view of staff: all items. */
export const SEE_EVERYTHING: ReviewView = everything;

/** The review moment of an attempt at an instant. */
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
