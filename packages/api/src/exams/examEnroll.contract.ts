import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { ENROLMENT_SOURCE } from '../enrolment/enrolments.ts';
import { enrolmentColumns } from './enrolmentColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { openPayment } from '../orders/orderViews.contract.ts';
import { paymentNotices } from '../orders/paymentNotice.contract.ts';
import { granting, ORDER_MOVE_ERRORS, ORDER_QUIT_ERRORS, paying, placeOrder } from '../orders/placeOrder.contract.ts';
import { lists, SHEET_ERRORS } from '../kit/contract/kinds.ts';
import { days, id, idInput, instant, reasonText, shortText } from '../kit/contract/shared.ts';
import { batchCalls } from '../enrolment/batchCalls.contract.ts';
import { CHILD_PLACE_ERRORS } from '../enrolment/childPlace.contract.ts';
import { enrolmentStatus, lifecycle } from '../enrolment/enrolmentStatus.contract.ts';

/** A member's place in an exam. */
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
  /** Whether the student can leave at once: a free place that the student took, before the first start. */
  leavesAtOnce: z.boolean(),
  /** The order of a paid place. */
  order: z.nullable(placeOrder),
  createdAt: instant,
  startAt: instant,
  endAt: instant,
});

/** Row of the calls of `examEnroll`, for the student, guardians and staff. `order` is null for free places. */
export type Enrolment = z.output<typeof enrolment>;

const office = { bms: ['backOffice'], edms: ['orgManager'] } as const;
const staff = { bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;

const quitReason = z.string().check(z.trim(), z.minLength(1, '请填写原因'), z.maxLength(500, '原因最多 500 字'));

const enrolmentRow = z.object({
  id,
  examId: id,
  examTitle: z.string(),
  memberId: id,
  member: z.object({ nameMasked: z.string(), account: z.string() }),
  /** Name in full for the school, masked for the platform's office. */
  shownName: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  source: z.enum(ENROLMENT_SOURCE.values),
  teacherName: z.nullable(z.string()),
  status: enrolmentStatus,
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** Amount of its order in fen; null for a free place. Only the platform decides about the quit of a paid place. */
  orderFen: z.nullable(z.int()),
  createdAt: instant,
  updatedAt: instant,
});

const filters = {
  examId: id,
  status: enrolmentStatus,
  /** Who holds the exam. */
  heldBy: z.enum(HELD_BY.values),
  source: z.enum(ENROLMENT_SOURCE.values),
  className: shortText,
  /** Range of the enrolment's creation. */
  ...days,
  keyword: shortText,
};

/** Places in exams: students take them, staff grants and ends them. */
export const examEnroll = resource('examEnroll', {
  ...batchCalls({ examId: id }),
  enroll: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      examId: id,
      /** The child whom a parent enrols. */
      memberId: z.optional(id),
    }),
    output: enrolment,
    errors: [
      'NOT_FOUND',
      ...CHILD_PLACE_ERRORS,
      'ENROLL_CLOSED',
      'ENROLL_EXISTS',
      'TARGET_FULL',
      'MEMBER_BLOCKED',
      'GUARDIAN_LINK_FIRST',
      'ORDER_LIMIT',
    ],
    summary:
      '报名，家长用 memberId 为孩子报名；价格为 0 时立即生效，收费的同时生成待支付的订单；重复报名返回已有的报名',
  }),
  cancel: call({
    methods: ['PUT', 'POST'],
    mounts: { '': ['member'], bms: ['backOffice'] },
    input: z.strictObject({ id, reason: z.optional(reasonText) }),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', ...ORDER_MOVE_ERRORS, 'UNAVAILABLE'],
    summary: '取消候补或待支付的报名；先在支付机构关闭，已经付款的不能取消',
  }),
  applyQuit: call({
    methods: ['PUT', 'POST'],
    mounts: { '': ['member'] },
    input: z
      .strictObject({
        id,
        /** For the staff who decide; not needed for a place that is left at once. */
        reason: z.optional(quitReason),
        /** Withdraws an application that has not been decided. */
        withdraw: z.optional(z.literal(true)),
      })
      .check(z.refine(({ reason, withdraw }) => reason === undefined || withdraw === undefined, '撤回时不用填写原因')),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', 'QUIT_AFTER_START', 'VALIDATION', ...ORDER_MOVE_ERRORS],
    summary:
      '退出已报名的考试：自己报的免费考试马上退出，老师安排的和付过款的等审核；withdraw 撤回申请。开始作答以后不能再退出',
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
    input: z.strictObject({
      examId: z.optional(id),
      /** The child whose place a guardian reads. */
      memberId: z.optional(id),
    }),
    output: z.object({ enroll: z.nullable(enrolment) }),
    errors: [],
    summary: '自己（家长：孩子）最近的一条报名，可限定一场考试和一个孩子',
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
    staff,
    enrolmentRow,
    filters,
    '报名列表：老师自己的学生和自己的考试，机构管理员本机构，管理账号全部；退出申请在这里处理',
    enrolmentColumns,
  ),
  downloadEnrollList: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    quietErrors: true,
    download: true,
    input: z.strictObject({ examId: id }),
    output: z.any(),
    errors: ['NOT_FOUND', ...SHEET_ERRORS],
    summary: '一场考试的报名表，存为 Excel',
  }),
  queryEnrollStatistics: call({
    methods: ['GET', 'POST'],
    mounts: staff,
    input: z.strictObject({ examId: id }),
    output: z.object({
      examId: id,
      byStatus: z.array(z.object({ status: enrolmentStatus, count: z.int() })),
      bySource: z.array(z.object({ source: z.enum(ENROLMENT_SOURCE.values), count: z.int() })),
      byClass: z.array(z.object({ className: z.nullable(z.string()), count: z.int() })),
      /** Days in Beijing, for example 2026-11-21. */
      byDay: z.array(z.object({ day: z.string(), count: z.int() })),
      startedCount: z.int(),
      attendancePct: z.nullable(z.number()),
    }),
    errors: ['NOT_FOUND'],
    summary: '一场考试报名的统计：按状态、来源、班级和日期，加出勤',
  }),
  payment: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: paying,
    output: openPayment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', ...ORDER_MOVE_ERRORS, 'ORDER_GUARDIAN', 'NOT_CONFIGURED', 'UNAVAILABLE'],
    summary: '支付待支付的报名，返回付款所需的内容；免费的报名不用支付',
  }),
  refund: call({
    methods: ['PUT'],
    mounts: { '': ['member'], bms: ['backOffice'] },
    quietErrors: true,
    input: idInput,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', ...ORDER_MOVE_ERRORS, 'REFUND_LIMIT'],
    summary: '退出已通过的，把同意的金额原路退回；免费的报名没有可以退的款',
  }),
  ...paymentNotices(['POST', 'GET']),
  passQuit: call({
    methods: ['PUT'],
    mounts: staff,
    input: granting,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', 'QUIT_AFTER_START', ...ORDER_QUIT_ERRORS],
    summary:
      '同意退出申请；没有申请、还没有开始作答的，填写原因马上移出；付过款的只由平台处理，退款金额与建议不同时也填写原因；老师限自己的考试',
  }),
  rejectQuit: call({
    methods: ['PUT'],
    mounts: office,
    input: z.strictObject({ id, reason: quitReason }),
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', ...ORDER_MOVE_ERRORS, 'ORDER_OFFICE_ONLY'],
    summary: '驳回退出申请，报名恢复；付过款的只由平台处理',
  }),
  finishQuit: call({
    methods: ['PUT'],
    mounts: office,
    input: idInput,
    output: enrolment,
    errors: ['NOT_FOUND', 'ENROLL_STATE', ...ORDER_MOVE_ERRORS, 'ORDER_OFFICE_ONLY', 'REFUND_RUNNING', 'REFUND_FIRST'],
    summary: '退出完成，空出名额；付过款的先退款',
  }),
});
