import {
  REVIEW_ITEMS,
  type ReviewMatrix,
  reviewMomentAt,
  type ReviewView,
  SEE_EVERYTHING,
} from '@aosai/api/domain/review';
import type { HomeworkResults } from '@aosai/api/domain/homework/homeworkRules';
import type { AttemptRow } from '../attempt/attemptRow.ts';
import type { Sight } from '../grade/submissionView.ts';

/**
 * Who reads an attempt. candidate: anyone who wrote it, or a guardian; school: teachers and managers of the school it was
 * written for; organizer: those of the school that gives the exam; operator: the back office, whose the hidden cases
 * are as well.
 */
export type Reader = 'candidate' | 'school' | 'organizer' | 'operator';

/** What a class says of the solutions of its homework. */
export interface SolutionRule {
  visible: boolean;
  /** From when on; null: at once. */
  openAt: Date | null;
}

export interface ReviewFacts {
  attempt: Pick<AttemptRow, 'status' | 'completedAt'>;
  matrix: ReviewMatrix;
  closesAt: Date;
  reader: Reader;
  /** Of the student's classes; with one of them the matrix says nothing of keys and analyses any more. */
  solutions?: readonly SolutionRule[];
}

const isShown = ({ visible, openAt }: SolutionRule, now: Date): boolean =>
  visible && (openAt === null || now >= openAt);

/** Keys stay closed while the student still writes, whatever the class says. */
function asStudent(facts: ReviewFacts, now: Date): ReviewView {
  const { attempt, matrix, closesAt, solutions = [] } = facts;
  const moment = reviewMomentAt(attempt, closesAt, now);
  const view = matrix[moment];
  if (solutions.length === 0 || moment === 'during') return view;
  const shows = solutions.some((rule) => isShown(rule, now));
  return { ...view, analysis: shows, rightAnswer: shows };
}

/**
 * What the reader may see of an attempt at this instant; the one rule for every call. A school follows its students'
 * answers all the time, but while others still write someone else's exam it learns no more about right and wrong than
 * they do: keys that it could pass on open to it when the exam closes.
 */
export function reviewViewAt(facts: ReviewFacts, now: Date): ReviewView {
  const { attempt, matrix, closesAt, reader } = facts;
  switch (reader) {
    case 'candidate':
      return asStudent(facts, now);
    case 'school':
      return now >= closesAt ? SEE_EVERYTHING : { ...matrix[reviewMomentAt(attempt, closesAt, now)], answer: true };
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

/** What stays of a view for a question that a running formal exam holds: what was answered. */
export const heldView = (view: ReviewView): ReviewView => ({
  ...view,
  correct: false,
  score: false,
  cases: false,
  analysis: false,
  rightAnswer: false,
  rank: false,
});

/** What a homework says of results, and until when its student may still change answers. */
export interface ResultsRule {
  results: HomeworkResults;
  /** From then on nothing is taken from the student. */
  closedAt: Date;
  /** A teacher has settled the place before that. */
  isSettled: boolean;
}

/**
 * Whether what is scored at once stays untold until the student can change nothing: else each hand-in would be a guess.
 * Who sees keys changes nothing any more.
 */
export const waitsForClose = ({ results, closedAt, isSettled }: ResultsRule, view: ReviewView, now: Date): boolean =>
  results === 'atDue' && !isSettled && now < closedAt && !view.rightAnswer && !view.analysis;

/** Of a submission to a held question: that it was made. */
export const heldSight = (sight: Sight): Sight => ({ ...sight, score: false, cases: false });

const JUST_AFTER_END_MS = 2 * 60_000 + 1;

/** The next instant at which something more opens for this reader; null when nothing more will. */
export function opensAt(facts: ReviewFacts, now: Date): Date | null {
  const { completedAt } = facts.attempt;
  if (!completedAt) return null;
  const current = reviewViewAt(facts, now);
  const solutionsAt = (facts.solutions ?? []).flatMap(({ openAt }) => openAt ?? []);
  const turns = [new Date(completedAt.getTime() + JUST_AFTER_END_MS), facts.closesAt, ...solutionsAt]
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const opening = turns.find((at) => {
    const then = reviewViewAt(facts, at);
    return REVIEW_ITEMS.some((item) => then[item] && !current[item]);
  });
  return opening ?? null;
}
