import * as z from 'zod/mini';
import { wholePercent } from '../kit/percent.ts';
import { answerRecord, recordedEvent, saveInput, saveReply } from './attempt.contract.ts';
import { submissionView, submittedCode, TRIAL_ERRORS, trialProgram } from '../judging/submissionViews.contract.ts';
import { itemColumns } from './itemColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { SHEET_ERRORS } from '../kit/contract/kinds.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { itemRow, memberStatisticsRow } from './itemStatistics.contract.ts';
import { id, idInput, instant, pageKeys, pageOf } from '../kit/contract/shared.ts';
import { formatPoints } from '../kit/points.ts';
import { column, figure, text, worded } from '../kit/column.ts';
import { percentsOf, pointsOf } from '../kit/quantity.ts';

interface Row {
  points: number;
  maxPoints: number;
}

/** Columns of the results per student. */
const memberStatisticsColumns = [
  text('name', '姓名', { minWidth: 88 }),
  figure('rightCount', '全对'),
  figure('partCount', '部分对'),
  figure('wrongCount', '错'),
  figure('blankCount', '空白'),
  column('points', '得分', ({ points, maxPoints }: Row) => `${formatPoints(points)} / ${formatPoints(maxPoints)}`, {
    numeric: true,
    minWidth: 100,
    quantity: pointsOf(({ points }) => points),
  }),
  column('maxPoints', '满分', ({ maxPoints }: Row) => formatPoints(maxPoints), {
    numeric: true,
    hidden: true,
    quantity: pointsOf(({ maxPoints }) => maxPoints),
  }),
  worded('percent', '得分率', (percent: number) => `${wholePercent(percent)}%`, {
    numeric: true,
    minWidth: 80,
    quantity: percentsOf(({ percent }) => percent, 2),
  }),
];

const recordFilter = z.strictObject({
  ...pageKeys,
  attemptId: z.optional(id),
  examPaperId: z.optional(id),
  questionId: z.optional(id),
  memberId: z.optional(id),
});

/** An answer with its student, exam and question. */
const studentAnswer = z.extend(answerRecord, {
  memberId: id,
  memberName: z.string(),
  examId: id,
  examTitle: z.string(),
  questionTitle: z.string(),
  attemptNo: z.int(),
  completedAt: z.nullable(instant),
});

/** Answers to questions of attempts: one row per member, attempt and question. */
export const examMemberQuestion = resource('examMemberQuestion', {
  save: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: saveInput,
    output: saveReply,
    errors: [
      'NOT_FOUND',
      'TAKEN_OVER',
      'ATTEMPT_CLOSED',
      'SUBMIT_DEFERRED',
      'SUBMIT_LIMIT',
      'RATE_LIMITED',
      'MEMBER_BLOCKED',
    ],
    summary: '自动保存与心跳：逐题比对修订号，可带提交和监考事件',
  }),
  debug: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      attemptId: id,
      token: z.string().check(z.maxLength(64)),
      questionId: id,
      ...trialProgram,
    }),
    output: z.object({ debugId: id }),
    errors: ['NOT_FOUND', 'TAKEN_OVER', 'ATTEMPT_CLOSED', ...TRIAL_ERRORS],
    summary: '自测运行：样例或自己的输入，不计分',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: { '': ['member', 'backOffice'] },
    input: idInput,
    output: answerRecord,
    errors: ['NOT_FOUND'],
    summary: '一题的作答',
  }),
  queryLatest: call({
    methods: ['GET', 'POST'],
    mounts: { '': ['member'] },
    input: z.strictObject({ attemptId: id, questionId: id }),
    output: z.object({ record: z.nullable(answerRecord), submission: z.nullable(submissionView) }),
    errors: ['NOT_FOUND'],
    summary: '一题最近的作答和最近的评测结果',
  }),
  queryLatestList: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    list: true,
    input: z.strictObject({
      ...pageKeys,
      attemptId: id,
      questionId: z.optional(id),
      ids: z.optional(z.array(id).check(z.maxLength(50))),
      kind: z.optional(z.enum(['debug', 'submit'])),
    }),
    output: pageOf(submissionView),
    errors: ['NOT_FOUND'],
    summary: '一次作答里最近的自测和提交',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: { '': ['member', 'backOffice'] },
    list: true,
    input: recordFilter,
    output: pageOf(answerRecord),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '作答记录，按范围筛选',
  }),
  queryListByExamPaperEnroll: call({
    methods: ['POST'],
    mounts: { '': ['member', 'teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({ attemptId: id, questionId: z.optional(id) }),
    output: z.object({
      content: z.array(answerRecord),
      /** Submissions of the given question, the newest first. */
      submissions: z.array(submittedCode),
      /** The oldest first; empty for the student and parents. */
      events: z.array(recordedEvent),
    }),
    errors: ['NOT_FOUND'],
    summary: '一次作答的全部题目，含迟到的答案；指定一题时连同它每次提交的代码',
  }),
  queryListByTeacher: call({
    methods: ['POST'],
    mounts: { '': ['teacher'] },
    list: true,
    input: z.strictObject({
      ...pageKeys,
      examId: z.optional(id),
      examPaperId: z.optional(id),
      attemptId: z.optional(id),
      questionId: z.optional(id),
      memberId: z.optional(id),
      /** Only answers that wait for review, the oldest first. */
      needsReview: z.optional(z.boolean()),
    }),
    output: pageOf(studentAnswer),
    errors: ['VALIDATION'],
    summary: '自己学生交上来的答案；needsReview 是批阅队列，先交的在前',
  }),
  queryStatisticsGroupByMember: call({
    methods: ['POST', 'GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    list: true,
    sheet: sheetOf(memberStatisticsRow, memberStatisticsColumns),
    input: z.strictObject({ ...pageKeys, examId: z.optional(id), examPaperId: z.optional(id) }),
    output: pageOf(memberStatisticsRow),
    errors: [...SHEET_ERRORS, 'VALIDATION'],
    summary: '每名学生的全对、部分对、错、空白和得分率，每份试卷按最好的一次',
  }),
  queryQuestionStatisticsByExamPaper: call({
    methods: ['POST', 'GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    list: true,
    sheet: sheetOf(itemRow, itemColumns),
    input: z.strictObject({ ...pageKeys, examPaperId: id, examId: z.optional(id) }),
    output: pageOf(itemRow),
    errors: [...SHEET_ERRORS, 'VALIDATION'],
    summary: '一份试卷每道题的得分率、区分度、选项和用时；少于 10 次作答不算',
  }),
});
