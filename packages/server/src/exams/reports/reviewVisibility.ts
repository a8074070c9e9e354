import {
  REVIEW_ITEMS,
  type ReviewMatrix,
  reviewMomentAt,
  type ReviewView,
  SEE_EVERYTHING,
} from '@aosai/api/exams/review';
import type { HomeworkResults } from '@aosai/api/homework/homeworkRules';
import type { AttemptRow } from '../attempts/attemptRow.ts';
import type { Sight } from '../../judging/submissions/submissionView.ts';

/**
 * The role in which somebody reads an attempt. candidate: its student, or a guardian; school: teachers and managers of
 * the school it was written for; organizer: those of the school that gives the exam; operator: the back office, which
 * also sees hidden cases.
 */
export type Reader = 'candidate' | 'school' | 'organizer' | 'operator';

/** A class's rule about the solutions of its homework or exam. */
export interface SolutionRule {
  visible: boolean;
  /** Shown from then on; null: at once. */
  openAt: Date | null;
}

export interface ReviewFacts {
  attempt: Pick<AttemptRow, 'status' | 'completedAt'>;
  matrix: ReviewMatrix;
  closesAt: Date;
  reader: Reader;
  /** Rules of the student's classes; if there are any, they replace the matrix for keys and analyses. */
  solutions?: readonly SolutionRule[];
}

const isShown = ({ visible, openAt }: SolutionRule, now: Date): boolean =>
  visible && (openAt === null || now >= openAt);

/** Keys stay hidden while the student writes, whatever the class's rules are. */
function asStudent(facts: ReviewFacts, now: Date): ReviewView {
  const { attempt, matrix, closesAt, solutions = [] } = facts;
  const moment = reviewMomentAt(attempt, closesAt, now);
  const view = matrix[moment];
  if (solutions.length === 0 || moment === 'during') return view;
  const shows = solutions.some((rule) => isShown(rule, now));
  return { ...view, analysis: shows, rightAnswer: shows };
}

/**
 * The view of an attempt for the reader now; the one rule for all calls. A school always sees its students' answers,
 * but while others still write somebody else's exam it sees no more verdicts than they do: it could pass keys on.
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

/** Submissions of an IOI paper were shown with verdict and cases when they were made, so they stay visible. */
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

/** The view for a question that a running formal exam holds: only the answer. */
export const heldView = (view: ReviewView): ReviewView => ({
  ...view,
  correct: false,
  score: false,
  cases: false,
  analysis: false,
  rightAnswer: false,
  rank: false,
});

/** A homework's rule about results, and until when the student can change answers. */
export interface ResultsRule {
  results: HomeworkResults;
  /** No answer of the student is accepted after this time. */
  closedAt: Date;
  /** A teacher settled the place earlier. */
  isSettled: boolean;
}

/**
 * Whether results of objective questions are hidden until the student can change nothing: otherwise students could hand
 * in repeatedly to guess. Students who see keys can no longer change anything.
 */
export const waitsForClose = ({ results, closedAt, isSettled }: ResultsRule, view: ReviewView, now: Date): boolean =>
  results === 'atDue' && !isSettled && now < closedAt && !view.rightAnswer && !view.analysis;

/** For a submission to a held question: only that it was made. */
export const heldSight = (sight: Sight): Sight => ({ ...sight, score: false, cases: false });

const JUST_AFTER_END_MS = 2 * 60_000 + 1;

/** The next instant at which this reader sees more; null when nothing more will be shown. */
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
