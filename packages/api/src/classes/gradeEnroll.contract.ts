import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { ENROLMENT_SOURCE } from '../enrolment/enrolments.ts';
import { GRADE_LIMITS } from './classRules.ts';
import { classPlaceColumns } from './classPlaceColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { openPayment } from '../orders/orderViews.contract.ts';
import { paymentNotices } from '../orders/paymentNotice.contract.ts';
import { granting, ORDER_MOVE_ERRORS, ORDER_QUIT_ERRORS, paying, placeOrder } from '../orders/placeOrder.contract.ts';
import { batchCalls } from '../enrolment/batchCalls.contract.ts';
import { CHILD_PLACE_ERRORS } from '../enrolment/childPlace.contract.ts';
import { lists } from '../kit/contract/kinds.ts';
import { days, id, idInput, instant, personName, reasonText, shortText } from '../kit/contract/shared.ts';
import { enrolmentStatus, lifecycle } from '../enrolment/enrolmentStatus.contract.ts';

const { settledMax, groupsMax } = GRADE_LIMITS;

/** A place in a class, for student and parent. */
export const gradePlace = z.object({
  id,
  gradeId: id,
  gradeTitle: z.string(),
  gradeStatus: lifecycle,
  memberId: id,
  memberName: z.string(),
  status: enrolmentStatus,
  /** Position on the waiting list, from 1; null when not waiting. */
  position: z.nullable(z.int()),
  teacherName: z.nullable(z.string()),
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** True for a free place that the student took: before the class begins, leaving needs no approval. */
  leavesAtOnce: z.boolean(),
  /** Order of a paid place; null for free places. */
  order: z.nullable(placeOrder),
  startAt: instant,
  endAt: instant,
  createdAt: instant,
});

/** A place as the student or a guardian sees it, from the calls under `grade/enroll`; staff get `GradePlaceRow`. */
export type GradePlace = z.output<typeof gradePlace>;

/** A place in a class, for staff. */
export const gradePlaceRow = z.object({
  id,
  gradeId: id,
  gradeTitle: z.string(),
  memberId: id,
  /** Full name for the school; masked for operators. */
  shownName: z.string(),
  no: z.nullable(z.string()),
  /** Masked. */
  mobile: z.nullable(z.string()),
  groups: z.array(personName),
  source: z.enum(ENROLMENT_SOURCE.values),
  status: enrolmentStatus,
  position: z.nullable(z.int()),
  /** The student's own teacher in the class; null if the class's teachers are theirs. */
  teacherId: z.nullable(id),
  /** Name of the student's own teacher, or else those of the class. */
  teacherName: z.nullable(z.string()),
  quitReason: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** Amount of the order; null for free places. Only operators decide on quitting a paid place. */
  orderFen: z.nullable(z.int()),
  createdAt: instant,
  updatedAt: instant,
});

/**
 * Row of `grade/enroll/queryEnrollList`, also returned by the decisions on leaving. `orderFen` is in fen, null for free
 * places.
 */
export type GradePlaceRow = z.output<typeof gradePlaceRow>;

const staff = { bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const school = { bms: ['backOffice'], edms: ['orgManager'] } as const;
const mine = { '': ['member'] } as const;

const filters = {
  gradeId: id,
  status: enrolmentStatus,
  /** Who holds the class. */
  heldBy: z.enum(HELD_BY.values),
  keyword: shortText,
  groupId: id,
  teacherId: id,
  source: z.enum(ENROLMENT_SOURCE.values),
  /** Time of enrollment. */
  ...days,
};

const ids = z.array(id).check(z.minLength(1, '请先选择学生'), z.maxLength(settledMax, `一次最多 ${settledMax} 人`));
const changed = z.object({ count: z.int() });
const moves = ['NOT_FOUND', 'ENROLL_STATE'] as const;

/** Places in classes: students take them, schools manage them. */
export const gradeEnroll = resource('grade/enroll', {
  ...batchCalls({ gradeId: id }),
  enroll: call({
    methods: ['POST', 'PUT'],
    mounts: mine,
    quietErrors: true,
    input: z.strictObject({
      gradeId: id,
      /** For parents: the child to enroll. */
      memberId: z.optional(id),
    }),
    output: gradePlace,
    errors: [
      'NOT_FOUND',
      ...CHILD_PLACE_ERRORS,
      'ENROLL_CLOSED',
      'ENROLL_EXISTS',
      'TARGET_FULL',
      'MEMBER_BLOCKED',
      'FORBIDDEN',
      'GUARDIAN_LINK_FIRST',
      'ORDER_LIMIT',
    ],
    summary:
      '报名参加班级，家长用 memberId 为孩子报名；满员时排入候补，收费的同时生成待支付的订单，重复报名返回已有的报名',
  }),
  cancelEnrollOrder: call({
    methods: ['PUT'],
    mounts: { ...mine, bms: ['backOffice'] },
    input: z.strictObject({ id, reason: z.optional(reasonText) }),
    output: gradePlace,
    errors: [...moves, ...ORDER_MOVE_ERRORS, 'UNAVAILABLE'],
    summary: '取消候补或待支付的报名；先在支付机构关闭，已经付款的不能取消',
  }),
  applyQuit: call({
    methods: ['PUT', 'POST'],
    mounts: mine,
    input: z
      .strictObject({
        id,
        /** For the approver; not needed where leaving needs no approval. */
        reason: z.optional(reasonText),
        /** Withdraws an undecided request. */
        withdraw: z.optional(z.literal(true)),
      })
      .check(z.refine(({ reason, withdraw }) => reason === undefined || withdraw === undefined, '撤回时不用填写原因')),
    output: gradePlace,
    errors: [...moves, 'VALIDATION', ...ORDER_MOVE_ERRORS],
    summary: '退出班级：自己报的免费班级在开班前马上退出，其余的等审核；withdraw 撤回申请',
  }),
  pay: call({
    methods: ['PUT', 'POST'],
    mounts: mine,
    quietErrors: true,
    input: paying,
    output: openPayment,
    errors: [...moves, ...ORDER_MOVE_ERRORS, 'ORDER_GUARDIAN', 'NOT_CONFIGURED', 'UNAVAILABLE'],
    summary: '支付待支付的报名，返回付款所需的内容；免费的报名不用支付',
  }),
  refund: call({
    methods: ['PUT'],
    mounts: { ...mine, bms: ['backOffice'] },
    quietErrors: true,
    input: idInput,
    output: gradePlace,
    errors: [...moves, ...ORDER_MOVE_ERRORS, 'REFUND_LIMIT'],
    summary: '退出已通过的，把同意的金额原路退回；免费的报名没有可以退的款',
  }),
  queryMineEnrollByEnrollId: call({
    methods: ['GET'],
    mounts: mine,
    input: z.strictObject({ enrollId: id }),
    output: gradePlace,
    errors: ['NOT_FOUND'],
    summary: '自己或孩子的一条班级报名',
  }),
  queryMineLatestEnroll: call({
    methods: ['GET'],
    mounts: mine,
    input: z.strictObject({
      gradeId: z.optional(id),
      /** For guardians: the child. */
      memberId: z.optional(id),
    }),
    output: z.object({ enroll: z.nullable(gradePlace) }),
    errors: [],
    summary: '自己或孩子最近的一条班级报名，可限定一个班级和一个孩子',
  }),
  queryMineStatistics: call({
    methods: ['GET'],
    mounts: mine,
    input: z.strictObject({ memberId: z.optional(id) }),
    output: z.object({ joinedCount: z.int(), runningCount: z.int(), waitingCount: z.int(), settledCount: z.int() }),
    errors: ['NOT_FOUND'],
    summary: '自己（家长：孩子）的班级数',
  }),
  queryEnrollList: lists(staff, gradePlaceRow, filters, '班级成员：老师自己班级的，管理员本校的', classPlaceColumns),
  queryEnrollStatistics: call({
    methods: ['GET', 'POST'],
    mounts: staff,
    input: z.strictObject({ gradeId: id }),
    output: z.object({
      gradeId: id,
      byStatus: z.array(z.object({ status: enrolmentStatus, count: z.int() })),
      bySource: z.array(z.object({ source: z.enum(ENROLMENT_SOURCE.values), count: z.int() })),
      byGroup: z.array(z.object({ groupId: z.nullable(id), name: z.string(), count: z.int() })),
      byDay: z.array(z.object({ day: z.string(), count: z.int() })),
    }),
    errors: ['NOT_FOUND'],
    summary: '班级报名的统计：按状态、来源、分组和日期',
  }),
  downloadEnrollList: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    quietErrors: true,
    download: true,
    input: z.strictObject({ gradeId: id }),
    output: z.any(),
    errors: ['NOT_FOUND'],
    summary: '把一个班级的报名存为 Excel',
  }),
  bindTeacher: call({
    methods: ['POST'],
    mounts: school,
    quietErrors: true,
    input: z.strictObject({ ids, teacherId: id }),
    output: changed,
    errors: ['NOT_FOUND', 'GRADE_STATE', 'TEACHER_UNFIT', 'VALIDATION'],
    summary: '指定学生在班级里的老师',
  }),
  unbindTeacher: call({
    methods: ['POST'],
    mounts: school,
    quietErrors: true,
    input: z.strictObject({ ids }),
    output: changed,
    errors: ['NOT_FOUND', 'GRADE_STATE', 'VALIDATION'],
    summary: '取消学生在班级里的老师',
  }),
  setGroups: call({
    methods: ['POST'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject({
      ids,
      groupIds: z.array(id).check(z.maxLength(groupsMax, `一个学生最多 ${groupsMax} 个分组`)),
    }),
    output: changed,
    errors: ['NOT_FOUND', 'GRADE_STATE', 'VALIDATION'],
    summary: '设置学生在班级里的全部分组，作业的时间随分组变化',
  }),
  /** Ours: a student changes classes without an hour outside both. */
  moveToClass: call({
    methods: ['PUT'],
    mounts: school,
    quietErrors: true,
    input: z.strictObject({
      /** Places in one class. */
      ids,
      /** The class to move to, of the same school. */
      gradeId: id,
    }),
    output: changed,
    errors: ['NOT_FOUND', 'GRADE_STATE', 'ENROLL_STATE', 'TARGET_FULL', 'ENROLL_EXISTS', 'VALIDATION'],
    summary: '转班：在新班得到名额和安排，原班的名额空出来，做过的作业和成绩保留；全部转或一个也不转',
  }),
  passQuit: call({
    methods: ['PUT'],
    mounts: school,
    quietErrors: true,
    input: granting,
    output: gradePlaceRow,
    errors: [...moves, ...ORDER_QUIT_ERRORS],
    summary: '同意退出申请；填写原因时清退没有申请的学生；付过款的只由平台处理，退款金额与建议不同时填写原因',
  }),
  rejectQuit: call({
    methods: ['PUT'],
    mounts: school,
    quietErrors: true,
    input: z.strictObject({ id, reason: reasonText }),
    output: gradePlaceRow,
    errors: [...moves, ...ORDER_MOVE_ERRORS, 'ORDER_OFFICE_ONLY'],
    summary: '驳回退出申请，报名恢复；付过款的只由平台处理',
  }),
  finishQuit: call({
    methods: ['PUT'],
    mounts: school,
    quietErrors: true,
    input: idInput,
    output: gradePlaceRow,
    errors: [...moves, ...ORDER_MOVE_ERRORS, 'ORDER_OFFICE_ONLY', 'REFUND_RUNNING', 'REFUND_FIRST'],
    summary: '退出完成，空出名额；付过款的先退款',
  }),
  ...paymentNotices(['POST']),
});
