import { DAY_MS } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import type { ReviewMatrix } from '../exams/review.ts';
import { SEE_EVERYTHING } from '../exams/review.ts';
import type { LateRule } from './latePoints.ts';

/** Template of the single paper of a homework; lists of papers do not show it. */
export const HOMEWORK_TEMPLATE = 'homework';

/** Upper limits of a homework. */
export const HOMEWORK_LIMITS = {
  titleMax: 60,
  introMax: 2_000,
  questionsMax: 50,
  pointsMax: 100_000,
  dueMaxMs: 180 * DAY_MS,
  lateMaxMs: 60 * DAY_MS,
  catchUpMaxDays: 60,
  /** Maximum number of classes and groups that one call assigns a homework to. */
  goalsMax: 50,
  /** The same for groups of teachers. */
  teacherGroupsMax: 20,
  /** Maximum number of single students that one call assigns a homework to. */
  membersMax: 200,
  /** Maximum number of homework in a series. */
  seriesMax: 30,
  /** More submissions per question than in an exam, because there is no clock. */
  submitsPerQuestion: 100,
} as const;

/** Default penalty for late work. */
export const USUAL_LATE_RULE: LateRule = { perDayPct: 10, capPct: 40 };

/** States of a homework, computed from its dates. The numbers are those of exams. */
export const HOMEWORK_STATUS = labelled(
  { '0': '未发布', '2': '待开放', '3': '进行中', '5': '已截止' },
  { '0': 'warn', '3': 'ok' },
);
type HomeworkStatus = ValueIn<typeof HOMEWORK_STATUS>;

/** The state of a homework at an instant. */
export function homeworkStatusAt(
  { published, openAt, closesAt }: { published: boolean; openAt: Date; closesAt: Date },
  now: Date,
): HomeworkStatus {
  if (!published) return '0';
  if (now < openAt) return '2';
  return now < closesAt ? '3' : '5';
}

/** Returns in Chinese what is wrong with the dates, or null. */
export function datesFault({ openAt, dueAt, lateUntilAt }: { openAt: Date; dueAt: Date; lateUntilAt: Date | null }) {
  const openMs = openAt.getTime();
  const dueMs = dueAt.getTime();
  if (dueMs <= openMs) return '截止时间要晚于开放时间';
  if (dueMs - openMs > HOMEWORK_LIMITS.dueMaxMs) return '截止时间最多在开放后 180 天';
  if (!lateUntilAt) return null;
  if (lateUntilAt.getTime() <= dueMs) return '补交截止要晚于截止时间';
  return lateUntilAt.getTime() - dueMs > HOMEWORK_LIMITS.lateMaxMs ? '补交截止最多在截止后 60 天' : null;
}

/**
 * When students see the results of questions that are scored at once; verdicts of programs are always shown at once.
 * atDue: when the student's homework closes. atHandIn: as the review matrix says, and then the first hand-in counts.
 */
export const HOMEWORK_RESULTS = labelled({
  atDue: '截止后公布，截止前可以改',
  atHandIn: '交作业后就公布，客观题以第一次交的为准',
});

/** When results are shown, chosen per homework; each student reads it in `HomeworkPlace.results`. */
export type HomeworkResults = ValueIn<typeof HOMEWORK_RESULTS>;

const untilClose = {
  answer: true,
  correct: true,
  score: true,
  cases: true,
  analysis: false,
  rightAnswer: false,
  rank: false,
} as const;

/** Students see their answers, scores and cases until the last student's homework has closed, then everything. */
export const HOMEWORK_REVIEW: ReviewMatrix = {
  during: { ...untilClose, correct: false, score: false },
  justAfter: untilClose,
  whileOpen: untilClose,
  afterClose: SEE_EVERYTHING,
};
