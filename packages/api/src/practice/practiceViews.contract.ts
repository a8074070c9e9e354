import * as z from 'zod/mini';
import { DIFFICULTY } from '../questions/difficulty.ts';
import { PRACTICE } from './practiceRules.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { submissionView } from '../judging/submissionViews.contract.ts';
import { id, instant, fileName } from '../kit/contract/shared.ts';
import { SUBMISSION_STATES } from '../judging/judging.ts';
import { verdict } from '../judging/programs.contract.ts';
import { answer, blankRule } from '../questions/answers.contract.ts';
import { roomQuestion } from '../questions/roomQuestion.contract.ts';
import { pointMastery } from './memberPractice.contract.ts';

/* Parts shared by practice calls. `questionId` identifies the question; `versionId` of a try identifies its version. */

/** A member's progress with a question. */
export const practiceState = z.object({
  status: z.enum(PRACTICE.values),
  tries: z.int(),
  /** Whole percent of the question's points; null before the first judged try. */
  bestPercent: z.nullable(z.int()),
  lastTryId: z.nullable(id),
  /** Whether the question is in the wrong book. */
  isWrong: z.boolean(),
  /** Next review in the wrong book. */
  dueAt: z.nullable(instant),
  isFavourite: z.boolean(),
  masteredAt: z.nullable(instant),
  revealedAt: z.nullable(instant),
  solvedAt: z.nullable(instant),
  /** Answers are refused until then, after a wrong one. */
  lockedUntil: z.nullable(instant),
});

/** Part of the replies of practice calls. `lockedUntil` is null when a new answer is accepted at once. */
export type PracticeState = z.output<typeof practiceState>;

/** Solution of a question, shown once it is earned, bought or included in a card. */
export const practiceSolution = z.object({
  /** Right options of a choice question. */
  rightAnswer: z.nullable(answer),
  /** Accepted texts by blank; for a group, the right option of each part. Null for programming tasks. */
  acceptedTexts: z.nullable(z.array(z.array(z.string()))),
  blankRule: z.optional(blankRule),
  analysisHtml: z.string(),
  /** File name of a video explanation. */
  videoFile: fileName,
});

/** Key and analysis; replies contain null instead while the member may not see them. */
export type PracticeSolution = z.output<typeof practiceSolution>;

/** The hints of a task or of a drawn question. */
export const practiceHints = z.object({
  /** Those that the member has asked for, in order, as HTML. */
  shown: z.array(z.string()),
  total: z.int(),
});

/** From `memberQuestion/queryDraft` and `mark`: hints are shown one after another. */
export type PracticeHints = z.output<typeof practiceHints>;

/** A member's draft of an answer. */
export const practiceDraft = z.object({
  answer: z.nullable(answer),
  /** Revision counted by the server; a save sends the one it is based on. */
  revision: z.int(),
  savedAt: instant,
});

/** From `memberQuestion/queryDraft` and `saveAsDraft`; `answer` is null when nothing is filled in. */
export type PracticeDraft = z.output<typeof practiceDraft>;

/** A question in a practice list. */
export const practisedQuestion = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  difficulty: z.enum(DIFFICULTY.values),
  /** Knowledge points, the main one first. */
  points: z.array(z.string()),
});

/** A marker's comment on one line of a program. */
export const lineNote = z.object({ line: z.int(), text: z.string() });

/** A teacher's review of a try. */
const practiceReview = z.object({
  percent: z.nullable(z.int()),
  comment: z.string(),
  lineNotes: z.array(lineNote),
  reviewedAt: instant,
  reviewerName: z.string(),
});

/** One submitted answer. */
export const practiceTry = z.object({
  id,
  questionId: id,
  versionId: id,
  /** Number from 1, by member and question. */
  no: z.int(),
  submittedAt: instant,
  chapterId: z.nullable(id),
  state: z.enum(SUBMISSION_STATES),
  /** Null until judged; a review's percent replaces the judged one. */
  percent: z.nullable(z.int()),
  /** Verdict of a program. */
  verdict: z.nullable(verdict),
  submissionId: z.nullable(id),
  review: z.nullable(practiceReview),
  /** True while a formal exam uses the question: results are hidden until it ends. */
  isHeld: z.optional(z.boolean()),
});

/** Row of the tries in `memberQuestion/queryDraft`. `percent` is a whole percent of the question's points. */
export type PracticeTry = z.output<typeof practiceTry>;

/** A try in a list of several members and questions. */
export const practiceTryRow = z.extend(practiceTry, {
  memberId: id,
  /** Masked for operators. */
  memberName: z.string(),
  question: practisedQuestion,
  /** Version for `reviewSubmit`; null for readers who may not mark. */
  version: z.nullable(z.int()),
});

/** Row of `memberQuestion/queryList` and `queryListByTeacher`. */
export type PracticeTryRow = z.output<typeof practiceTryRow>;

/** A try with answer and judging result. */
export const practiceTryDetail = z.extend(practiceTryRow, {
  /** The question as it was asked, if a template drew other numbers than those of the version. */
  shown: z.nullable(roomQuestion),
  answer,
  /** Submission of a program: verdicts of its cases, without their data. */
  submission: z.nullable(submissionView),
});

/** Reply of `memberQuestion/queryById`, for the member, guardians, teachers, schools and operators. */
export type PracticeTryDetail = z.output<typeof practiceTryDetail>;

/** Remaining uses of a right today; `left` is null without limit. */
export const practiceQuota = z.object({ left: z.nullable(z.int()), quota: z.nullable(z.int()) });

const percent = z.nullable(z.int());

/** A student in a class report. */
export const classStudent = z.object({
  memberId: id,
  memberName: z.string(),
  /** Number of questions tried, and of all questions if a chapter was given. */
  done: z.int(),
  all: percent,
  solved: z.int(),
  /** Average of best results, in whole percent. */
  percent,
  days: z.int(),
  lastAt: z.nullable(instant),
  mastery: z.array(pointMastery),
  /** Expected score out of 100 at the level, and chance of passing in percent; null with too little data. */
  readiness: z.nullable(z.object({ expected: z.number(), chance: z.int() })),
  /** Tasks with many recent failed tries. */
  stuck: z.array(z.object({ questionId: id, title: z.string(), chapterId: z.nullable(id), tries: z.int() })),
});
/** A student in a class report. */
export type ClassPracticeRow = z.output<typeof classStudent>;
