import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { EXAM_KIND, REVIEW_LIMITS, REVIEW_SOURCE, REVIEW_STATE } from '../exams/teaching.ts';
import { call, resource } from '../kit/contract/call.ts';
import { days, id, idInput, instant, points, versionRead } from '../kit/contract/shared.ts';
import { submittedCode } from '../judging/submissionViews.contract.ts';
import { reportQuestion } from '../exams/examPaperEnroll.contract.ts';
import { practiceReads } from './practiceReads.contract.ts';
import { lineNote } from './practiceViews.contract.ts';
import { practiceWrites } from './practiceWrites.contract.ts';
import { verdict } from '../judging/programs.contract.ts';

const { comment, lineNotes, lineNote: longestNote } = REVIEW_LIMITS;

/** A marker's comments on an answer. */
export const reviewNotes = {
  comment: z.string().check(z.maxLength(comment, `评语最多 ${comment} 字`)),
  lineNotes: z
    .array(
      z.strictObject({
        line: z.int().check(z.minimum(1), z.maximum(100_000)),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote, `一条批注最多 ${longestNote} 字`)),
      }),
    )
    .check(z.maxLength(lineNotes, `最多 ${lineNotes} 条批注`)),
};

/** An answer in a marker's list. */
export const reviewRow = z.object({
  id,
  kind: z.enum(EXAM_KIND.values),
  attemptId: id,
  /** Id of the place in the exam or homework. */
  enrollId: id,
  /** Id of the exam or homework. */
  targetId: id,
  targetTitle: z.string(),
  gradeTitle: z.nullable(z.string()),
  memberId: id,
  /** Masked for operators. */
  memberName: z.string(),
  questionId: id,
  questionTitle: z.string(),
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  completedAt: z.nullable(instant),
  version: z.int(),
  points: z.nullable(points),
  autoPoints: z.nullable(points),
  manualPoints: z.nullable(points),
  maxPoints: points,
  verdict: z.nullable(verdict),
  needsReview: z.boolean(),
  /** True when automatic judging gave other points since the answer was marked. */
  isAutoChanged: z.boolean(),
  reviewedAt: z.nullable(instant),
});

/** Row of `memberQuestion/queryReviewList`. Points are in hundredths; `version` goes back with the review. */
export type ReviewRow = z.output<typeof reviewRow>;

/** An answer with everything needed to mark it. */
export const reviewedAnswer = z.extend(reviewRow, {
  comment: z.string(),
  lineNotes: z.array(lineNote),
  reviewedBy: z.nullable(z.string()),
  question: reportQuestion,
  /** Newest first. */
  submissions: z.array(submittedCode),
});

/** Reply of `memberQuestion/queryReview`, for markers only: it contains the key of the question. */
export type ReviewedAnswer = z.output<typeof reviewedAnswer>;

/** A filter for the list, with its number of answers to be marked. */
const waiting = z.object({ id, title: z.string(), open: z.int() });

/** Practice outside exams and homework, and marking of answers from all sources. */
export const memberQuestion = resource('memberQuestion', {
  ...practiceWrites,
  ...practiceReads,
  reviewSubmit: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      source: z.enum(REVIEW_SOURCE.values),
      ...versionRead,
      /** Points; null removes the marker's points. For practice a whole percent, 0 to 100. */
      points: z.nullable(points),
      ...reviewNotes,
    }),
    output: z.object({
      id,
      version: z.int(),
      /** Total of the attempt; for practice the percent that counts. */
      totalPoints: z.nullable(points),
    }),
    errors: ['NOT_FOUND', 'EXAM_OF_OTHERS', 'VERSION_CHANGED', 'ATTEMPT_RUNNING', 'VALIDATION'],
    summary: '批阅一道题：人工分在重测后也不变，评语和逐行批注；points 为 null 收回人工分。练习给百分比',
  }),
  queryReviewList: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      kind: z.enum(EXAM_KIND.values),
      state: z.enum(REVIEW_STATE.values),
      targetId: z.optional(id),
      gradeId: z.optional(id),
      questionId: z.optional(id),
      memberId: z.optional(id),
      /** Exams and homework of the platform, or of any school. */
      heldBy: z.optional(z.enum(HELD_BY.values)),
      /** Range of hand-in days. */
      from: z.optional(days.from),
      to: z.optional(days.to),
      /** `next` of the previous page. */
      after: z.optional(z.string().check(z.maxLength(100))),
      size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    output: z.object({
      content: z.array(reviewRow),
      /** Null on the last page. */
      next: z.nullable(z.string()),
    }),
    errors: ['VALIDATION'],
    summary: '批阅队列：待批的按交卷先后，已批的最近的在前；按考试或作业、班级、题目、学生筛选',
  }),
  queryReviewCounts: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      kind: z.enum(EXAM_KIND.values),
      targetId: z.optional(id),
      heldBy: z.optional(z.enum(HELD_BY.values)),
    }),
    output: z.object({
      open: z.int(),
      targets: z.array(waiting),
      grades: z.array(waiting),
      /** Questions of the given exam or homework. */
      questions: z.array(z.extend(waiting, { no: z.int() })),
    }),
    errors: [],
    summary: '待批的数量，按考试或作业、班级、题目分',
  }),
  queryReview: call({
    methods: ['GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: idInput,
    output: reviewedAnswer,
    errors: ['NOT_FOUND', 'ATTEMPT_RUNNING'],
    summary: '批阅一题：题面、作答、评语批注和每次提交的代码',
  }),
});
