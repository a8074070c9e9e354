import * as z from 'zod/mini';
import { awaitedParts } from './examWrites.contract.ts';
import { resultColumns } from './resultColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { lists } from '../kit/contract/kinds.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { attempt, receipt, room, saveAnswer, savedAnswer, studentAttempt } from './attempt.contract.ts';
import { submittedCode } from '../judging/submissionViews.contract.ts';
import { days, id, idInput, instant, pageKeys, pageOf, points, reasonText, shortText } from '../kit/contract/shared.ts';
import { verdict } from '../judging/programs.contract.ts';
import { answer, blankRule } from '../questions/answers.contract.ts';
import { roomQuestion } from '../questions/roomQuestion.contract.ts';
import { attemptStatus } from '../papers/paperCard.contract.ts';
import { formatPoints } from '../kit/points.ts';
import { ATTEMPT, type AttemptStatus, SUBMIT_REASON, type SubmitReason } from '../papers/attemptStatus.ts';
import { column, figure, minute, NOTHING, text, worded } from '../kit/column.ts';
import { pointsOf } from '../kit/quantity.ts';

interface Marked {
  status: AttemptStatus;
  maxPoints: number;
}

/** Columns of the exported sheet of a teacher's students' attempts. */
const studentAttemptColumns = [
  text('memberName', '学生'),
  text('examTitle', '考试', { minWidth: 240 }),
  text('paperTitle', '试卷', { minWidth: 240 }),
  figure('attemptNo', '第几次'),
  column('status', '状态', ({ status }: Marked) => ATTEMPT.label(status)),
  minute('startedAt', '开始时间'),
  minute('completedAt', '交卷时间'),
  worded('submitReason', '交卷方式', (reason: SubmitReason) => SUBMIT_REASON.label(reason)),
  figure('answeredCount', '已答'),
  figure('questionCount', '题数'),
  worded('totalPoints', '得分', formatPoints, { quantity: pointsOf(({ totalPoints }) => totalPoints) }),
  column('maxPoints', '满分', (row: Marked) => (row.maxPoints === 0 ? NOTHING : formatPoints(row.maxPoints)), {
    quantity: pointsOf(({ maxPoints }) => (maxPoints === 0 ? null : maxPoints)),
  }),
  figure('eventsCount', '监考记录'),
  figure('lateCopyCount', '迟到答案'),
];

const deviceId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '设备编号格式不正确'));

/** A question in a report. Fields are null while the review matrix hides them. */
export const reportQuestion = z.extend(roomQuestion, {
  mine: z.nullable(savedAnswer),
  /** Null while the review matrix hides the score. */
  score: z.nullable(points),
  correct: z.nullable(z.boolean()),
  verdict: z.nullable(verdict),
  rightAnswer: z.nullable(answer),
  /** Accepted texts per blank of a fill question; the right option per part of a group. */
  acceptedTexts: z.nullable(z.array(z.array(z.string()))),
  blankRule: z.optional(blankRule),
  /** The points of each part of a group. */
  partScores: z.optional(z.nullable(z.array(points))),
  analysisHtml: z.nullable(z.string()),
  /** Video of the solution, shown with the analysis; absent if there is none. */
  videoFile: z.optional(z.string()),
  /** Id for practising the question, if the reader may practise it now. */
  practiceId: z.optional(id),
  tags: z.array(z.string()),
  /** The submission that counts, with its program; the last draft may differ. */
  submission: z.nullable(submittedCode),
  /** Number of that submission among all submissions of the answer, from 1. */
  submissionNo: z.nullable(z.int()),
  submissionCount: z.int(),
  /** The marker's review, once the reader may see the score. */
  review: z.optional(
    z.object({
      comment: z.string(),
      lineNotes: z.array(z.object({ line: z.int(), text: z.string() })),
      isByHand: z.boolean(),
    }),
  ),
  /** The question is in another formal exam that has not ended; result and key are hidden until then. */
  isHeld: z.optional(z.boolean()),
});

/** Row of `Report.questions`, and the question in `memberQuestion/queryReview`. Points are in hundredths. */
export type ReportQuestion = z.output<typeof reportQuestion>;

/** The report of an attempt. */
export const report = z.object({
  state: z.enum(['pending', 'closed', 'ready']),
  attempt,
  serverNow: instant,
  /** When the review matrix shows more; null when nothing more will be shown. */
  opensAt: z.nullable(instant),
  judging: z.object({ done: z.int(), total: z.int() }),
  totalPoints: z.nullable(points),
  maxPoints: points,
  passPoints: z.nullable(points),
  passed: z.nullable(z.boolean()),
  /** Share of settled attempts of this paper with a lower total, in whole percent; null with fewer than ten. */
  percentile: z.nullable(z.int()),
  usedMs: z.nullable(z.int()),
  sections: z.array(z.object({ name: z.string(), points: z.nullable(points), maxPoints: points })),
  tags: z.array(z.object({ tag: z.string(), points: z.nullable(points), maxPoints: points })),
  /** For the student and their parents: the knowledge points that cost most, three at most. */
  weakest: z.optional(z.array(z.object({ pointId: z.string(), name: z.string(), points, maxPoints: points }))),
  questions: z.array(reportQuestion),
  receipt: z.nullable(receipt),
  /** Another exam holds one of the questions, so sums and ranks are hidden too. */
  isHeld: z.optional(z.boolean()),
  /** Parts that the exam's teachers have not published yet. */
  awaited: z.optional(awaitedParts),
  /** For homework: when results of questions that are scored at once are shown, if that is in the future. */
  resultsAt: z.optional(instant),
});

/** Reply of `examPaperEnroll/report`. Points are in hundredths; null means hidden for now or not yet known. */
export type Report = z.output<typeof report>;

/** An attempt with the student's school number and class. */
const schoolResult = z.extend(attempt, { no: z.nullable(z.string()), className: z.nullable(z.string()) });

const attemptFilter = z.strictObject({
  ...pageKeys,
  examId: z.optional(id),
  examPaperId: z.optional(id),
  examEnrollId: z.optional(id),
  memberId: z.optional(id),
  statusList: z.optional(z.array(attemptStatus).check(z.maxLength(4))),
  keyword: z.optional(shortText),
});

const own = { '': ['member'], oj: ['member'] } as const;
const ownOrOffice = { '': ['member', 'backOffice'], oj: ['member', 'backOffice'] } as const;
const marker = { '': ['teacher', 'orgManager', 'backOffice'], oj: ['teacher', 'orgManager', 'backOffice'] } as const;

/** Attempts: one row per member, paper and attempt. */
export const examPaperEnroll = resource('examPaperEnroll', {
  start: call({
    methods: ['POST', 'PUT'],
    mounts: own,
    input: z.strictObject({
      examId: id,
      examPaperId: id,
      deviceId,
      /** Required at the first start if the exam has a code. */
      accessCode: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: room,
    errors: [
      'NOT_FOUND',
      'ENROLL_REQUIRED',
      'EXAM_NOT_OPEN',
      'EXAM_ENDED',
      'ATTEMPTS_USED',
      'RIGHT_USED_UP',
      'EXAM_ACCESS_CODE',
      'EXAM_NETWORK',
      'RATE_LIMITED',
    ],
    summary: '开始作答；已在作答时返回同一次作答，另一台设备只得到只读的内容',
  }),
  takeover: call({
    methods: ['PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({ id, deviceId }),
    output: room,
    errors: ['NOT_FOUND'],
    summary: '在这台设备上继续作答，原来的页面变为只读；已交卷时只返回本机草稿的密钥',
  }),
  complete: call({
    methods: ['POST', 'PUT'],
    mounts: ownOrOffice,
    input: z.union([
      z.strictObject({
        id,
        token: z.string().check(z.maxLength(64)),
        answers: z.array(saveAnswer).check(z.maxLength(100)),
      }),
      /** Collected by staff who watch the exam; the saved answers count. */
      z.strictObject({ id, force: z.strictObject({ reason: reasonText }) }),
    ]),
    output: receipt,
    errors: ['NOT_FOUND', 'TAKEN_OVER', 'ATTEMPT_CLOSED'],
    summary: '交卷，连同未保存的答案；重复交卷返回同一份回执。force 是老师强制收卷',
  }),
  settle: call({
    methods: ['POST'],
    mounts: marker,
    input: idInput,
    output: attempt,
    errors: ['NOT_FOUND', 'ATTEMPT_RUNNING'],
    summary: '出分（通常由系统自动完成）',
  }),
  report: call({
    methods: ['GET', 'POST'],
    mounts: ownOrOffice,
    input: idInput,
    output: report,
    errors: ['NOT_FOUND', 'ATTEMPT_RUNNING'],
    summary: '成绩报告；评测未完成时返回等待中的视图',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: ownOrOffice,
    input: idInput,
    output: attempt,
    errors: ['NOT_FOUND'],
    summary: '一次作答',
  }),
  queryLatest: call({
    methods: ['GET', 'POST'],
    mounts: own,
    input: z.strictObject({ examId: z.optional(id), examPaperId: z.optional(id) }),
    output: z.object({ attempt: z.nullable(attempt) }),
    errors: [],
    summary: '自己最近的一次作答',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: ownOrOffice,
    list: true,
    input: attemptFilter,
    output: pageOf(attempt),
    errors: ['VALIDATION', 'NOT_FOUND'],
    summary: '作答记录：自己的，家长可看孩子的，管理账号按权限',
  }),
  queryListByTeacher: call({
    methods: ['POST'],
    mounts: { '': ['teacher'], oj: ['teacher'] },
    list: true,
    sheet: sheetOf(studentAttempt, studentAttemptColumns),
    input: attemptFilter,
    output: pageOf(studentAttempt),
    errors: ['FORBIDDEN', 'EXPORT_TOO_LARGE', 'EXPORT_BUSY', 'VALIDATION'],
    summary: '自己学生的作答记录；报了名还没有作答的也在内，没有 id，状态是未开始',
  }),
  /** Ours: results for the school's pages and exports. */
  queryListByOrganization: lists(
    { edms: ['orgManager'] },
    schoolResult,
    { status: attemptStatus, examId: id, className: shortText, ...days, keyword: shortText },
    '本机构学生的作答和成绩；姓名、学号、考试名称都能搜',
    resultColumns,
  ),
  extend: call({
    methods: ['PUT'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z
      .strictObject({
        id: z.optional(id),
        /** Extends all attempts of an exam; students who have not begun get the time when they start. */
        examId: z.optional(id),
        /** Further attempts, in the same transaction; attempts that have ended meanwhile are skipped. */
        andIds: z.optional(z.array(id).check(z.maxLength(199))),
        seconds: z.int().check(z.minimum(1), z.maximum(4 * 3600, '一次最多延长 4 小时')),
        reason: reasonText,
      })
      .check(
        z.refine(
          ({ id: one, examId, andIds }) => (one === undefined) !== (examId === undefined) && !(examId && andIds),
          '请选择作答或整场考试',
        ),
      ),
    /** Null for a whole exam. */
    output: z.nullable(attempt),
    errors: ['NOT_FOUND', 'EXAM_OF_OTHERS', 'ATTEMPT_CLOSED', 'EXAM_STATE', 'NOBODY_WRITING'],
    summary: '给正在作答的学生延长时间；给 examId 时整场一起，还能开始的也有，已经交卷的不变',
  }),
  reopen: call({
    methods: ['PUT'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      id,
      seconds: z.int().check(z.minimum(1), z.maximum(4 * 3600, '一次最多 4 小时')),
      reason: reasonText,
      /** Only these questions accept answers again. Default: all. */
      questionIds: z.optional(z.array(id).check(z.minLength(1, '请选择题目'), z.maxLength(100))),
    }),
    output: attempt,
    errors: ['NOT_FOUND', 'EXAM_OF_OTHERS', 'ATTEMPT_RUNNING', 'EXAM_STATE'],
    summary: '重新打开已交的作答，从现在起再作答一段时间；成绩收回，人工分保留',
  }),
  acceptLate: call({
    methods: ['PUT'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({ id, questionIds: z.array(id).check(z.minLength(1, '请选择题目'), z.maxLength(100)) }),
    output: attempt,
    errors: ['NOT_FOUND', 'EXAM_OF_OTHERS', 'ATTEMPT_RUNNING', 'LATE_COPY_NOT_FOUND'],
    summary: '采纳迟到的答案并重新计分',
  }),
});
