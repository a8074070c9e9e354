import * as z from 'zod/mini';
import { ATTEMPT_VALUES, ENROLMENT_VALUES, LIFECYCLE_VALUES } from '../../domain/statuses.ts';
import { enrolmentColumns } from '../../domain/tables/enrolmentColumns.ts';
import { call, resource } from '../call.ts';
import { lists } from '../kinds.ts';
import { id, idInput, instant, pageKeys, pageOf, points, shortText } from '../shared.ts';

export const lifecycle = z.enum(LIFECYCLE_VALUES);
export const enrolmentStatus = z.enum(ENROLMENT_VALUES);
export const attemptStatus = z.enum(ATTEMPT_VALUES);
export const feedback = z.enum(['deferred', 'ioi']);

/** What the signed-in member has with this exam; null when signed out or not enrolled. */
export const mineOnExam = z.nullable(
  z.object({
    enrollId: id,
    enrollStatus: enrolmentStatus,
    attemptId: z.nullable(id),
    attemptStatus: z.nullable(attemptStatus),
    deadlineAt: z.nullable(instant),
  }),
);

export const examCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  status: lifecycle,
  template: z.string(),
  priceFen: z.int(),
  enrollStartAt: instant,
  enrollEndAt: instant,
  startAt: instant,
  endAt: instant,
  durationMin: z.int(),
  paperCount: z.int(),
  questionCount: z.int(),
  totalPoints: points,
  passPoints: z.nullable(points),
  maxAttempts: z.int(),
  feedback,
  enrollCount: z.int(),
  mine: mineOnExam,
});

export const examPaperCard = z.object({
  id,
  title: z.string(),
  template: z.string(),
  durationMin: z.int(),
  totalPoints: points,
  feedback,
  scorePolicy: z.enum(['best', 'last']),
  sections: z.array(
    z.object({ name: z.string(), type: z.string(), questionCount: z.int(), pointsEach: z.nullable(points), points }),
  ),
  /** The member's latest attempt at this paper in this exam. */
  latest: z.nullable(z.object({ id, status: attemptStatus, attemptNo: z.int(), deadlineAt: z.nullable(instant) })),
  attemptsLeft: z.nullable(z.int()),
});

const reviewView = z.object({
  answer: z.boolean(),
  correct: z.boolean(),
  score: z.boolean(),
  cases: z.boolean(),
  analysis: z.boolean(),
  rightAnswer: z.boolean(),
  rank: z.boolean(),
});

export const examDetail = z.extend(examCard, {
  serverNow: instant,
  scope: z.enum(['public', 'grade', 'org']),
  lateStartPolicy: z.enum(['untilEnd', 'none']),
  reviewMatrix: z.object({
    during: reviewView,
    justAfter: reviewView,
    whileOpen: reviewView,
    afterClose: reviewView,
  }),
  recordsEvents: z.boolean(),
});

const reading = { '': ['anyone'], oj: ['member'] } as const;

export const exam = resource('exam', {
  queryList: call({
    methods: ['POST'],
    mounts: reading,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      statusList: z.optional(z.array(lifecycle).check(z.maxLength(6))),
      template: z.optional(shortText),
      keyword: z.optional(shortText),
      /** Only exams that the member has an active enrolment for. */
      mine: z.optional(z.boolean()),
      appIds: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
    output: pageOf(examCard),
    errors: ['VALIDATION'],
    summary: '已发布的考试，按状态筛选',
  }),
  querySimpleList: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    list: true,
    input: z.strictObject({ ...pageKeys, keyword: z.optional(shortText) }),
    output: pageOf(z.object({ id, title: z.string(), status: lifecycle })),
    errors: ['VALIDATION'],
    summary: '已发布的考试：只有名称和状态',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: reading,
    input: idInput,
    output: examDetail,
    errors: ['NOT_FOUND'],
    summary: '一场考试',
  }),
  queryNotesById: call({
    methods: ['GET'],
    mounts: reading,
    input: idInput,
    output: z.object({ id, notesHtml: z.string() }),
    errors: ['NOT_FOUND'],
    summary: '考试须知（已转成安全的 HTML）',
  }),
  queryExamPaperListByExam: call({
    methods: ['POST'],
    mounts: reading,
    input: z.strictObject({ examId: id }),
    output: z.object({ content: z.array(examPaperCard) }),
    errors: ['NOT_FOUND'],
    summary: '一场考试的试卷',
  }),
  queryStatistics: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: idInput,
    output: z.object({
      examId: id,
      enrollCount: z.int(),
      startedCount: z.int(),
      completedCount: z.int(),
      /** Null below ten settled attempts or before the exam's window has ended. */
      scores: z.nullable(
        z.object({
          average: points,
          highest: points,
          passCount: z.int(),
          settledCount: z.int(),
          histogram: z.array(z.object({ fromPercent: z.int(), count: z.int() })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
    summary: '一场考试的报名和成绩统计',
  }),
});

export const enrolment = z.object({
  id,
  examId: id,
  examTitle: z.string(),
  examStatus: lifecycle,
  memberId: id,
  memberName: z.string(),
  status: enrolmentStatus,
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** A free place that the student took: until the first start it is left without asking anybody. */
  leavesAtOnce: z.boolean(),
  createdAt: instant,
  startAt: instant,
  endAt: instant,
});

const office = { bms: ['backOffice'], edms: ['orgManager'] } as const;
const quitReason = z.string().check(z.trim(), z.minLength(1, '请填写原因'), z.maxLength(500, '原因最多 500 字'));

const enrolmentRow = z.object({
  id,
  examId: id,
  examTitle: z.string(),
  memberId: id,
  member: z.object({ nameMasked: z.string(), account: z.string() }),
  status: enrolmentStatus,
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

export const examEnroll = resource('examEnroll', {
  enroll: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({ examId: id }),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_CLOSED', 'ENROLL_EXISTS', 'MEMBER_BLOCKED'],
    summary: '报名；价格为 0 时立即生效，重复报名返回已有的报名',
  }),
  cancel: call({
    methods: ['PUT', 'POST'],
    mounts: { '': ['member'] },
    input: idInput,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE'],
    summary: '取消待支付的报名',
  }),
  applyQuit: call({
    methods: ['PUT', 'POST'],
    mounts: { '': ['member'] },
    input: z
      .strictObject({
        id,
        /** For those who decide; a place that is left at once needs none. */
        reason: z.optional(quitReason),
        /** Takes back what was asked for and is not decided yet. */
        withdraw: z.optional(z.literal(true)),
      })
      .check(z.refine(({ reason, withdraw }) => reason === undefined || withdraw === undefined, '撤回时不用填写原因')),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', 'QUIT_AFTER_START', 'VALIDATION'],
    summary: '退出已报名的考试：自己报的免费考试马上退出，老师安排的等审核；withdraw 撤回申请。开始作答以后不能再退出',
  }),
  queryMineEnrollByEnrollId: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({ enrollId: id }),
    output: enrolment,
    errors: ['NOT_FOUND'],
    summary: '自己的一条报名',
  }),
  queryMineLatestEnroll: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({ examId: z.optional(id) }),
    output: z.object({ enroll: z.nullable(enrolment) }),
    errors: [],
    summary: '自己最近的一条报名，可限定一场考试',
  }),
  queryMineStatistics: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({ memberId: z.optional(id) }),
    output: z.object({
      enrolledCount: z.int(),
      completedCount: z.int(),
      passedCount: z.int(),
      averagePercent: z.nullable(z.int()),
    }),
    errors: ['NOT_FOUND'],
    summary: '自己（家长：孩子）的考试统计',
  }),
  queryEnrollList: lists(
    office,
    enrolmentRow,
    { status: enrolmentStatus, keyword: shortText },
    '报名列表：机构管理员本机构，管理账号全部；退出申请在这里处理',
    enrolmentColumns,
  ),
  passQuit: call({
    methods: ['PUT'],
    mounts: office,
    input: idInput,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE'],
    summary: '同意退出申请',
  }),
  rejectQuit: call({
    methods: ['PUT'],
    mounts: office,
    input: z.strictObject({ id, reason: quitReason }),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE'],
    summary: '驳回退出申请，报名恢复',
  }),
  finishQuit: call({
    methods: ['PUT'],
    mounts: office,
    input: idInput,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE'],
    summary: '退出完成',
  }),
});
