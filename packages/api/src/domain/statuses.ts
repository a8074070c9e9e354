import { labelled, type ValueIn } from './forms/labelled.ts';

/** Life cycle of exams and classes on the wire. It is computed from flags and times, never stored. */
export const LIFECYCLE = {
  draft: '0',
  enrolling: '1',
  waiting: '2',
  running: '3',
  preview: '4',
  ended: '5',
} as const;
/** All lifecycle states. */
export const LIFECYCLE_VALUES = ['0', '1', '2', '3', '4', '5'] as const;
export type Lifecycle = (typeof LIFECYCLE_VALUES)[number];
/** States visible to students, in order of time. */
export const VISIBLE_LIFECYCLE = ['4', '1', '2', '3', '5'] as const satisfies readonly Lifecycle[];
/** Chinese names of the lifecycle states. */
export const LIFECYCLE_LABELS = {
  '0': '未发布',
  '1': '报名中',
  '2': '待开始',
  '3': '进行中',
  '4': '预告',
  '5': '已结束',
} as const satisfies Record<Lifecycle, string>;

/** States of exams and classes as filters of the back office. */
export const LIFECYCLE_STATUS = labelled(LIFECYCLE_LABELS, { '1': 'primary', '3': 'ok', '0': 'warn' });

/** Status of an enrolment on the wire. */
export const ENROLMENT = {
  waiting: '0',
  pendingPay: '1',
  enrolled: '2',
  cancelled: '3',
  quitApplied: '4',
  quitPassed: '5',
  quit: '6',
  settled: '7',
} as const;
/** All enrolment statuses. */
export const ENROLMENT_VALUES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_VALUES)[number];
/** Chinese names of the enrolment statuses. */
export const ENROLMENT_LABELS = {
  '0': '候补中',
  '1': '待支付',
  '2': '已报名',
  '3': '已取消',
  '4': '退出审核中',
  '5': '退出已通过',
  '6': '已退出',
  '7': '已结算',
} as const satisfies Record<EnrolmentStatus, string>;

/** Enrolment statuses as filters of the back office. */
export const ENROLMENT_STATUS = labelled(ENROLMENT_LABELS, { '4': 'warn', '5': 'warn', '2': 'ok' });

/** Status of an attempt on the wire. */
export const ATTEMPT = { ready: '0', inProgress: '1', completed: '2', settled: '3' } as const;
/** All attempt statuses. */
export const ATTEMPT_VALUES = ['0', '1', '2', '3'] as const;
export type AttemptStatus = (typeof ATTEMPT_VALUES)[number];
/** Chinese names of the attempt statuses. */
export const ATTEMPT_LABELS = {
  '0': '未开始',
  '1': '作答中',
  '2': '已交卷',
  '3': '已出分',
} as const satisfies Record<AttemptStatus, string>;

/** Attempt statuses as filters of the back office. */
export const ATTEMPT_STATUS = labelled(ATTEMPT_LABELS, { '1': 'primary', '2': 'warn', '3': 'ok' });

/** Status of an answer on the wire. */
export const ANSWER_STATUS = { draft: '1', submitted: '2', judged: '3', reviewed: '4' } as const;
/** All answer statuses. */
export const ANSWER_STATUS_VALUES = ['1', '2', '3', '4'] as const;
export type AnswerStatus = (typeof ANSWER_STATUS_VALUES)[number];

/** Why an attempt was handed in. */
export const SUBMIT_REASONS = ['manual', 'timeout', 'forced', 'stop'] as const;
export type SubmitReason = (typeof SUBMIT_REASONS)[number];
/** Chinese names of the submit reasons. */
export const SUBMIT_REASON_LABELS = {
  manual: '主动交卷',
  timeout: '到时自动交卷',
  forced: '监考强制交卷',
  stop: '考试被终止',
} as const satisfies Record<SubmitReason, string>;

/** State of a submission in the judge's queue. */
export const SUBMISSION_STATES = ['queued', 'judging', 'done'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Types of members. */
export const MEMBER_TYPE = labelled({ student: '学生', parent: '家长', teacher: '老师' });
export type MemberType = ValueIn<typeof MEMBER_TYPE>;

/** Status of a member's account on the wire. */
export const MEMBER = { pending: '0', active: '1', rejected: '2', disabled: '3', erased: '9' } as const;
/** Statuses of accounts, with names and colors. */
export const MEMBER_STATUS = labelled(
  { '0': '待审核', '1': '正常', '2': '已拒绝', '3': '已停用', '9': '已注销' },
  { '0': 'warn', '1': 'ok', '2': 'bad' },
);
export type MemberStatus = ValueIn<typeof MEMBER_STATUS>;
/** Statuses in lists of members, which leave out erased members. */
export const LISTED_MEMBER_STATUS = labelled({ '0': '待审核', '1': '正常', '2': '已拒绝', '3': '已停用' });

/** Status of an organization on the wire. */
export const ORGANIZATION = { pending: '0', passed: '1', rejected: '2', disabled: '3' } as const;
/** Statuses of organizations, with names and colors. */
export const ORGANIZATION_STATUS = labelled(
  { '0': '待审核', '1': '已通过', '2': '已拒绝', '3': '已停用' },
  { '0': 'warn', '1': 'ok', '2': 'bad' },
);
export type OrganizationStatus = ValueIn<typeof ORGANIZATION_STATUS>;

/** Roles in an organization. */
export const ORGANIZATION_ROLE = labelled({ manager: '管理员', teacher: '老师', student: '学生' });
export type OrganizationRole = ValueIn<typeof ORGANIZATION_ROLE>;

/** Progress of a feedback. */
export const FEEDBACK_STATUS = labelled(
  { '0': '待处理', '1': '处理中', '2': '已解决', '3': '已关闭' },
  { '0': 'seal', '1': 'warn', '2': 'ok' },
);
export type FeedbackStatus = ValueIn<typeof FEEDBACK_STATUS>;

/** Transitions of enrolments in the specification: from → allowed targets. */
export const ENROLMENT_MOVES = {
  '0': ['1', '2', '3'],
  '1': ['2', '3'],
  '2': ['4', '5', '6', '7'],
  '3': [],
  '4': ['5', '2'],
  '5': ['6'],
  '6': [],
  '7': ['2'],
} as const satisfies Record<EnrolmentStatus, readonly EnrolmentStatus[]>;

/** Statuses that keep a student from enrolling again: enrolled or on the waiting list. */
export const ACTIVE_ENROLMENT = ['0', '1', '2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Statuses that occupy a seat. */
export const SEATED_ENROLMENT = ['1', '2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Statuses of present members of a class, also while a quit is being processed. */
export const MEMBER_STATES = ['2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Whether an enrolment makes its student a member of the class. */
export const isMemberState = (status: EnrolmentStatus): boolean => MEMBER_STATES.some((one) => one === status);
