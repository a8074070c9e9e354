import { coded, labelled, type ValueIn } from '../kit/labelled.ts';

/** Kinds of targets that have enrolments. Homework uses the engine of exams. */
export const TARGET_KIND = labelled({ exam: '考试', homework: '作业', grade: '班级' });

/** What a place belongs to: with the target's id it identifies the exam, homework or class. */
export type TargetKind = ValueIn<typeof TARGET_KIND>;

/** How a student was enrolled. */
export const ENROLMENT_SOURCE = labelled({
  self: '自己报名',
  batch: '老师添加',
  mobile: '按手机号添加',
  tag: '按标签添加',
  group: '按班级或小组添加',
  grade: '随班级',
});

/** How a place came about: `self` by the student, the others by staff or because of a class. */
export type EnrolmentSource = ValueIn<typeof ENROLMENT_SOURCE>;

/** Where the dates of a student's homework come from; the first in this order that exists applies. */
export const DATES_FROM = labelled({ own: '老师给你定的', group: '小组的', grade: '班级的', homework: '作业的' });

/** Which of the possible dates a student's homework has; `own` means dates set for this student. */
export type DatesFrom = ValueIn<typeof DATES_FROM>;

/** Maximum number of students that one call adds: named individually, or found by tags and groups. */
export const BATCH_LIMITS = { named: 500, found: 5000 } as const;

/** Ways in which staff select the students to add. */
export const BATCH_WAY = labelled({
  roster: '名单的班级',
  members: '从名单里选',
  groups: '按分组和班级',
  mobiles: '手机号',
  tags: '按标签',
});

/** Which list of a batch call is filled: classes of the roster, members, groups, mobile numbers or tags. */
export type BatchWay = ValueIn<typeof BATCH_WAY>;

/** Kinds of groups that are added as a whole. */
export const BATCH_GROUP = labelled({
  teacherGroup: '学生分组',
  grade: '班级',
  gradeGroup: '班级里的分组',
  rosterClass: '名单的班级',
});

/**
 * What the ids of a batch by groups are: groups of teachers, classes, groups of a class, or the names of classes in the
 * school's roster.
 */
export type BatchGroupKind = ValueIn<typeof BATCH_GROUP>;

/** Whether a student must have one of the tags, or all of them. */
export const TAG_MATCH = labelled({ any: '有其中一个标签', all: '标签全都有' });

/** How a batch by tags reads several tags: `any` adds students with one of them, `all` only those with every one. */
export type TagMatch = ValueIn<typeof TAG_MATCH>;

/** Receivers of a message to students of an exam, a homework or a class. */
export const RECEIVERS = labelled({
  all: '全部学生',
  notBegun: '还没开始的',
  unfinished: '还没交的',
  running: '正在作答的',
});
/** Which students of a target a message goes to. */
export type Receivers = ValueIn<typeof RECEIVERS>;

/** Who reads a message about these students. */
export const AUDIENCE = labelled({ students: '学生', guardians: '家长', both: '学生和家长' });

/** Whether a message goes to the students, to their confirmed guardians, or to both. */
export type Audience = ValueIn<typeof AUDIENCE>;

/** Status of an enrolment on the wire. */
export const ENROLMENT = coded({
  waiting: ['0', '候补中'],
  pendingPay: ['1', '待支付'],
  enrolled: ['2', '已报名', 'ok'],
  cancelled: ['3', '已取消'],
  quitApplied: ['4', '退出审核中', 'warn'],
  quitPassed: ['5', '退出已通过', 'warn'],
  quit: ['6', '已退出'],
  settled: ['7', '已结算'],
});

/** Status of a place, `'0'` to `'7'` as stored and sent; `ACTIVE_ENROLMENT` has those that are not over. */
export type EnrolmentStatus = ValueIn<typeof ENROLMENT>;

/** Statuses that keep a student from enrolling again: enrolled or on the waiting list. */
export const ACTIVE_ENROLMENT = ['0', '1', '2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Statuses that occupy a seat. */
export const SEATED_ENROLMENT = ['1', '2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Statuses of present members of a class, also while a quit is being processed. */
export const MEMBER_STATES = ['2', '4', '5', '7'] as const satisfies readonly EnrolmentStatus[];
/** Whether an enrolment makes its student a member of the class. */
export const isMemberState = (status: EnrolmentStatus): boolean => MEMBER_STATES.some((one) => one === status);
