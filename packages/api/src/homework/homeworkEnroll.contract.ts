import * as z from 'zod/mini';
import { DATES_FROM, ENROLMENT_SOURCE } from '../enrolment/enrolments.ts';
import { HOMEWORK_RESULTS } from './homeworkRules.ts';
import { PROGRESS } from './homeworkStanding.ts';
import { homeworkPlaceColumns } from './homeworkPlaceColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { paymentNotices } from '../orders/paymentNotice.contract.ts';
import { batchCalls } from '../enrolment/batchCalls.contract.ts';
import { report } from '../exams/examPaperEnroll.contract.ts';
import { lists, SHEET_ERRORS } from '../kit/contract/kinds.ts';
import { days, id, idInput, instant, points, reasonText, shortText } from '../kit/contract/shared.ts';
import { answer } from '../questions/answers.contract.ts';
import { enrolmentStatus } from '../enrolment/enrolmentStatus.contract.ts';

const progress = z.enum(PROGRESS.values);

/** A student's place in a homework: valid dates, progress and score. */
export const homeworkPlace = z.object({
  id,
  homeworkId: id,
  homeworkTitle: z.string(),
  memberId: id,
  memberName: z.string(),
  /** Number at the school; null without one, and for other students. */
  no: z.nullable(z.string()),
  source: z.enum(ENROLMENT_SOURCE.values),
  status: enrolmentStatus,
  gradeId: z.nullable(id),
  gradeTitle: z.nullable(z.string()),
  openAt: instant,
  dueAt: instant,
  lateUntilAt: z.nullable(instant),
  dueFrom: z.enum(DATES_FROM.values),
  /** When the student sees results of questions that are scored at once; missing for members without a place. */
  results: z.optional(z.enum(HOMEWORK_RESULTS.values)),
  progress,
  isLate: z.boolean(),
  isOverdue: z.boolean(),
  /** True while answers are accepted. */
  isOpen: z.boolean(),
  /** Deduction for an answer given now, in percent. */
  penaltyPct: z.int(),
  attemptId: z.nullable(id),
  answeredCount: z.int(),
  questionCount: z.int(),
  /** Null until the result can be shown. */
  totalPoints: z.nullable(points),
  maxPoints: points,
  needsReview: z.boolean(),
  /** It had its points, then the student changed an answer and has not handed in again. */
  isTakenBack: z.boolean(),
  lastSavedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  leftAt: z.nullable(instant),
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  createdAt: instant,
});

/** Row of the lists of `homeworkEnroll`. Dates are those that apply to this student; points are in hundredths. */
export type HomeworkPlace = z.output<typeof homeworkPlace>;

/** A student of a homework, or a member of its classes without a place because they joined too late. */
export const homeworkRosterRow = z.extend(homeworkPlace, { id: z.nullable(id), status: z.nullable(enrolmentStatus) });

/** Row of `homeworkEnroll/queryEnrolledMemberListByHomework`; `id` and `status` are null without a place. */
export type HomeworkRosterRow = z.output<typeof homeworkRosterRow>;

const rankedPlace = z.object({
  rank: z.nullable(z.int()),
  /** Null for other students, whose work cannot be opened. */
  enrollId: z.nullable(id),
  /** Null for students of other schools. */
  memberName: z.nullable(z.string()),
  isMine: z.boolean(),
  totalPoints: z.nullable(points),
  lastSavedAt: z.nullable(instant),
});

/** An answer with its points on time, before and after the deduction for lateness. */
const lateAnswer = z.object({
  questionId: id,
  /** Days between the due date and the last save. */
  days: z.int(),
  penaltyPct: z.int(),
  /** Points before the deduction. */
  earned: z.nullable(points),
  onTime: z.nullable(points),
  points: z.nullable(points),
  comment: z.string(),
  lineNotes: z.array(z.object({ line: z.int(), text: z.string() })),
});

/** Report on a student's homework, with deductions for lateness. */
export const homeworkReport = z.object({
  place: homeworkPlace,
  /** Null before the hand-in. */
  report: z.nullable(report),
  late: z.array(lateAnswer),
  /** Rank among the students of the homework; null while ranking is hidden. */
  rank: z.nullable(z.int()),
  /** For staff, when results are shown at hand-in: answers given afterwards, which do not count. */
  laterTries: z.optional(z.array(z.object({ questionId: id, receivedAt: instant, answer: z.nullable(answer) }))),
});

/** Reply of `homeworkEnroll/report`. Points are in hundredths. */
export type HomeworkReport = z.output<typeof homeworkReport>;

const percent = z.nullable(z.number());

/** Figures of a homework over the students whom the caller sees. */
export const homeworkStatistics = z.object({
  homeworkId: id,
  total: z.int(),
  notBegun: z.int(),
  doing: z.int(),
  handedIn: z.int(),
  settled: z.int(),
  late: z.int(),
  donePct: percent,
  onTimePct: percent,
  mean: z.nullable(points),
  median: z.nullable(points),
  byStatus: z.array(z.object({ status: enrolmentStatus, count: z.int() })),
  bySource: z.array(z.object({ source: z.enum(ENROLMENT_SOURCE.values), count: z.int() })),
  byGrade: z.array(z.object({ gradeId: z.nullable(id), title: z.nullable(z.string()), count: z.int() })),
});

/** Reply of `homeworkEnroll/queryEnrollStatistics`, for staff. Percents have two decimals, points are in hundredths. */
export type HomeworkStatistics = z.output<typeof homeworkStatistics>;

const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const everybody = { '': ['member'], ...staff } as const;

const filters = {
  homeworkId: id,
  gradeId: id,
  groupId: z.string().check(z.maxLength(40)),
  memberId: id,
  progressList: z.array(progress).check(z.maxLength(4)),
  isLate: z.boolean(),
  isOverdue: z.boolean(),
  needsReview: z.boolean(),
  /** Due within this number of past days, as counted for 周完成率. */
  dueWithinDays: z.int().check(z.minimum(1), z.maximum(60, '最多 60 天')),
  /** Range of due dates. */
  ...days,
  keyword: shortText,
};

const moved = { output: homeworkPlace, errors: ['NOT_FOUND', 'ENROLL_STATE'] } as const;

/** Places in homework. Classes and staff assign them; students cannot enroll themselves. */
export const homeworkEnroll = resource('homeworkEnroll', {
  ...batchCalls({
    homeworkId: id,
    /** Individual dates for these students; staff use them to give more time. */
    dates: z.optional(
      z.strictObject({ openAt: z.optional(instant), dueAt: z.optional(instant), lateUntilAt: z.optional(instant) }),
    ),
  }),
  queryById: call({
    methods: ['GET'],
    mounts: everybody,
    input: idInput,
    output: homeworkPlace,
    errors: ['NOT_FOUND'],
    summary: '一份作业安排：日期、进度和得分',
  }),
  queryLatest: call({
    methods: ['GET', 'POST'],
    mounts: everybody,
    input: z.strictObject({ memberId: z.optional(id) }),
    output: z.object({ place: z.nullable(homeworkPlace) }),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '最近在做的作业，没有时是截止最近的一份',
  }),
  queryList: lists(
    { '': ['member'], edms: ['orgManager'], bms: ['backOffice'] },
    homeworkPlace,
    filters,
    '作业安排列表：自己的（家长看孩子的），管理员看本机构的',
    homeworkPlaceColumns,
  ),
  queryListByTeacher: lists(
    { '': ['teacher'], edms: ['teacher'], bms: ['nobody'] },
    homeworkPlace,
    filters,
    '老师名下学生的作业，可按作业、班级、进度、迟交和待批筛选',
  ),
  queryMemberListSortByScore: call({
    methods: ['POST', 'GET'],
    mounts: everybody,
    input: z.strictObject({ homeworkId: id }),
    output: z.object({ content: z.array(rankedPlace), isShown: z.boolean() }),
    errors: ['NOT_FOUND'],
    summary: '作业排行：学生只在开放排行且满 5 人时看到，别人的名字遮住',
  }),
  queryEnrolledMemberListByHomework: lists(
    staff,
    homeworkRosterRow,
    { homeworkId: id, gradeId: id, progressList: filters.progressList, keyword: shortText },
    '一份作业的全部学生和完成情况，也有班里没有这份作业的学生',
    homeworkPlaceColumns,
  ),
  queryEnrollStatistics: call({
    methods: ['GET', 'POST'],
    mounts: staff,
    input: z.strictObject({ homeworkId: id }),
    output: homeworkStatistics,
    errors: ['NOT_FOUND'],
    summary: '一份作业的完成率、按时率、平均分和来源',
  }),
  downloadEnrollList: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    quietErrors: true,
    download: true,
    input: z.strictObject({ homeworkId: id }),
    output: z.any(),
    errors: ['NOT_FOUND', ...SHEET_ERRORS],
    summary: '一份作业的学生、每题得分、迟交扣分和评语，存为 Excel',
  }),
  ...paymentNotices(['POST']),
  settle: call({
    methods: ['PUT', 'POST'],
    mounts: staff,
    input: z
      .strictObject({
        homeworkId: z.optional(id),
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(500))),
        /** Required before the last time for late work. */
        reason: z.optional(reasonText),
      })
      .check(z.refine(({ homeworkId, ids }) => (homeworkId === undefined) !== (ids === undefined), '请选择作业或学生')),
    output: z.object({ settled: z.int(), missing: z.int() }),
    errors: ['NOT_FOUND', 'HOMEWORK_STATE'],
    summary: '出分：没有开始的按缺交记 0 分；截止前出分要填写原因',
  }),
  reopen: call({
    methods: ['PUT'],
    mounts: staff,
    input: z.strictObject({
      id,
      /** The homework accepts answers until then; if a later time is already set, that one stays. */
      until: instant,
      reason: reasonText,
      /** True counts answers until then as on time. */
      onTime: z.optional(z.boolean()),
      /** Only these questions accept answers again; default is all. */
      questionIds: z.optional(z.array(id).check(z.minLength(1, '请选择题目'), z.maxLength(50))),
    }),
    output: homeworkPlace,
    errors: ['NOT_FOUND', 'ATTEMPT_RUNNING', 'VALIDATION'],
    summary: '退回：学生可以再改到一个时间，可以只退回几题；成绩收回，人工分保留',
  }),
  passQuit: call({
    methods: ['PUT'],
    mounts: staff,
    input: z.strictObject({
      id,
      /** Reason for exempting a student without a request. */
      reason: z.optional(reasonText),
    }),
    ...moved,
    summary: '同意免做；没有申请的写明原因直接免做',
  }),
  rejectQuit: call({
    methods: ['PUT'],
    mounts: staff,
    input: z.strictObject({ id, reason: reasonText }),
    ...moved,
    summary: '驳回免做申请',
  }),
  finishQuit: call({ methods: ['PUT'], mounts: staff, input: idInput, ...moved, summary: '完成免做' }),
  applyQuit: call({
    methods: ['PUT', 'POST'],
    mounts: { '': ['member'] },
    input: z
      .strictObject({ id, reason: z.optional(reasonText), withdraw: z.optional(z.literal(true)) })
      .check(z.refine(({ reason, withdraw }) => (reason === undefined) !== (withdraw === undefined), '请填写原因')),
    output: homeworkPlace,
    errors: ['NOT_FOUND', 'ENROLL_STATE', 'VALIDATION'],
    summary: '申请免做，withdraw 撤回；学生或家长',
  }),
  queryMineEnrollByEnrollId: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({ enrollId: id }),
    output: homeworkPlace,
    errors: ['NOT_FOUND'],
    summary: '自己（家长：孩子）的一份作业',
  }),
  queryMineLatestEnroll: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({ homeworkId: z.optional(id) }),
    output: z.object({ place: z.nullable(homeworkPlace) }),
    errors: [],
    summary: '自己（家长：孩子）最近布置的作业，可限定一份',
  }),
  report: call({
    methods: ['GET', 'POST'],
    mounts: { '': ['member', 'teacher', 'orgManager', 'backOffice'] },
    input: idInput,
    output: homeworkReport,
    errors: ['NOT_FOUND'],
    summary: '一份作业的成绩：每题得分、迟交怎么算、评语和名次',
  }),
});
