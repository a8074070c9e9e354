import * as z from 'zod/mini';
import { answerRecord, roomAnswer, saveAnswer, saveReply } from '../exams/attempt.contract.ts';
import { submissionView, submittedCode } from '../judging/submissionViews.contract.ts';
import { call, resource } from '../kit/contract/call.ts';
import { id, idInput, instant, pageKeys, pageOf } from '../kit/contract/shared.ts';
import { language, source } from '../judging/programs.contract.ts';
import { PROGRESS } from './homeworkStanding.ts';

const filter = z.strictObject({
  ...pageKeys,
  homeworkId: z.optional(id),
  homeworkEnrollId: z.optional(id),
  questionId: z.optional(id),
  memberId: z.optional(id),
});

/** Only markers can filter by answers to be marked. */
const markersFilter = z.extend(filter, { needsReview: z.optional(z.boolean()) });

/** An answer with its student; for markers. */
const reviewedRecord = z.extend(answerRecord, {
  homeworkId: id,
  homeworkTitle: z.string(),
  homeworkEnrollId: id,
  memberId: id,
  memberName: z.string(),
  needsReview: z.boolean(),
  comment: z.string(),
});

const WRITES = ['NOT_FOUND', 'HOMEWORK_NOT_OPEN', 'HOMEWORK_CLOSED'] as const;

/** One member's answers to questions of a homework; exams use the same engine. */
export const homeworkMemberQuestion = resource('homeworkMemberQuestion', {
  save: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: z.strictObject({
      homeworkEnrollId: id,
      answers: z.array(saveAnswer).check(z.maxLength(100)),
      /** True hands the homework in; a later save revokes the hand-in. */
      complete: z.optional(z.boolean()),
      wantResults: z.optional(z.boolean()),
    }),
    output: z.extend(saveReply, { attemptId: id }),
    errors: [...WRITES, 'TAKEN_OVER', 'SUBMIT_DEFERRED', 'SUBMIT_LIMIT', 'RATE_LIMITED', 'MEMBER_BLOCKED'],
    summary: '自动保存作业，可带提交；complete 为交作业，再保存就收回',
  }),
  debug: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      homeworkEnrollId: id,
      questionId: id,
      language,
      code: source,
      /** The member's own input; otherwise `sampleId` names a sample. */
      input: z.optional(z.string().check(z.maxLength(65_536, '输入最多 64 KB'))),
      sampleId: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: z.object({ debugId: id }),
    errors: [
      ...WRITES,
      'TAKEN_OVER',
      'ATTEMPT_CLOSED',
      'DEBUG_BUSY',
      'TRIAL_BUDGET',
      'RATE_LIMITED',
      'MEMBER_BLOCKED',
      'JUDGE_UNAVAILABLE',
    ],
    summary: '自测运行：样例或自己的输入，不计分',
  }),
  clean: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({ homeworkEnrollId: id, questionIds: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
    output: z.object({ content: z.array(z.object({ questionId: id, revision: z.int() })) }),
    errors: WRITES,
    summary: '清空作答：以前的提交还看得到，不再计分',
  }),
  queryLatestList: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    input: z.strictObject({ homeworkEnrollId: id }),
    output: z.object({
      serverNow: instant,
      /** Null before the first save. */
      attemptId: z.nullable(id),
      /** Key for drafts stored in this browser. */
      draftKey: z.string(),
      content: z.array(roomAnswer),
      /** Questions that the teacher did not return with others: read-only. */
      lockedIds: z.array(id),
      submissions: z.array(submissionView),
    }),
    errors: ['NOT_FOUND'],
    summary: '自己保存的全部答案和最近的评测结果',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: { '': ['member', 'backOffice'] },
    input: idInput,
    output: answerRecord,
    errors: ['NOT_FOUND'],
    summary: '一题的作答',
  }),
  queryListByHomeworkEnroll: call({
    methods: ['POST'],
    mounts: { '': ['member', 'teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({ homeworkEnrollId: id, questionId: z.optional(id) }),
    output: z.object({
      content: z.array(answerRecord),
      /** Submissions for the given question, newest first. */
      submissions: z.array(submittedCode),
    }),
    errors: ['NOT_FOUND'],
    summary: '一份作业的全部作答；指定一题时连同每次提交的代码',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: { '': ['member', 'orgManager', 'backOffice'] },
    list: true,
    input: filter,
    output: pageOf(answerRecord),
    errors: ['VALIDATION'],
    summary: '作业的作答记录，按范围筛选',
  }),
  queryListByTeacher: call({
    methods: ['POST'],
    mounts: { '': ['teacher'] },
    list: true,
    input: markersFilter,
    output: pageOf(reviewedRecord),
    errors: ['VALIDATION'],
    summary: '老师名下学生的作业作答，待批的排在前面',
  }),
  queryStatisticsGroupByMember: call({
    methods: ['POST', 'GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({ homeworkId: id }),
    output: z.object({
      questions: z.array(z.object({ questionId: id, no: z.int(), maxPoints: z.int() })),
      content: z.array(
        z.object({
          homeworkEnrollId: id,
          memberId: id,
          memberName: z.string(),
          /** Number at the school; null without one, and for students of other schools. */
          no: z.nullable(z.string()),
          progress: z.enum(PROGRESS.values),
          /** It had its points, then the student changed an answer and has not handed in again. */
          isTakenBack: z.boolean(),
          /** Begun days between the due date and the last save; 0 when it was on time. */
          lateDays: z.int(),
          dueAt: instant,
          /** First and last save; null before the first. What lies between is not all work. */
          firstSavedAt: z.nullable(instant),
          lastSavedAt: z.nullable(instant),
          /** How long the questions were worked on, in milliseconds, as the pages in which they were open count it. */
          spentMs: z.int(),
          right: z.int(),
          part: z.int(),
          wrong: z.int(),
          blank: z.int(),
          /** Percent with two decimals; null when there are no points to earn, or while an answer waits to be marked. */
          percent: z.nullable(z.number()),
          /** In question order; null when blank or not judged yet. */
          cells: z.array(z.object({ points: z.nullable(z.int()), isAnswered: z.boolean(), needsReview: z.boolean() })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
    summary: '每个学生对错和得分率，连同每题得分的矩阵',
  }),
});
