import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { EXAM_KIND } from '../exams/teaching.ts';
import { classColumns } from './classColumns.ts';
import { classLevels, classSettings as settings, classTitle, classWeights } from './classSettings.contract.ts';
import { call, resource } from '../kit/contract/call.ts';
import { CHILD_PLACE_ERRORS } from '../enrolment/childPlace.contract.ts';
import { changes, creates, edits, lists, removes, sets, shows } from '../kit/contract/kinds.ts';
import { id, instant, personName, reasonText, versionRead, shortText } from '../kit/contract/shared.ts';
import { classMarkCalls } from './classMarks.contract.ts';
import { classReports } from './classReport.contract.ts';
import { gradeControls } from './gradeControls.contract.ts';
import { nextTerm } from './nextTerm.contract.ts';
import { enrolmentStatus, lifecycle } from '../enrolment/enrolmentStatus.contract.ts';

const QUESTIONS_MAX = 200;

/** A question that students of a class have answered. */
const doneQuestion = z.object({
  questionId: id,
  /** When somebody of the class last answered it. */
  lastAt: instant,
  /** Names of the students, the latest first. */
  students: z.array(z.string()),
});

const group = z.object({ id, name: z.string() });
const named = z.object({ id, title: z.string() });
const percent = z.nullable(z.int());

/** Place of the signed-in member, or of the parent's child, in a class. */
const mineInGrade = z.object({
  enrollId: id,
  memberId: id,
  memberName: z.string(),
  status: enrolmentStatus,
  /** Position on the waiting list, from 1; null when not waiting. */
  position: z.nullable(z.int()),
  groupIds: z.array(id),
  teacherName: z.nullable(z.string()),
  /** Next due work of the class that is not handed in. */
  nextDue: z.nullable(z.object({ kind: z.enum(EXAM_KIND.values), id, title: z.string(), dueAt: instant })),
});

/** Class data for its staff. */
const gradeStaff = z.object({
  version: z.int(),
  orgId: z.nullable(id),
  enrolledCount: z.int(),
  waitingCount: z.int(),
  /** Number of pending requests to leave. */
  quitCount: z.int(),
  joinCode: z.nullable(z.string()),
  isPinned: z.boolean(),
  /** Whether the caller works in the class as an assistant. */
  isAssistant: z.boolean(),
  stopReason: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

/** A class in a list. Price in fen. */
export const gradeRow = z.object({
  id,
  title: z.string(),
  cover: z.nullable(z.string()),
  intro: z.string(),
  status: lifecycle,
  /** True during the enrollment period, even after the class has begun. */
  isEnrolling: z.boolean(),
  orgName: z.nullable(z.string()),
  teachers: z.array(personName),
  assistants: z.array(personName),
  enrollStartAt: instant,
  enrollEndAt: instant,
  startAt: instant,
  endAt: instant,
  capacity: z.nullable(z.int()),
  /** Seats taken. */
  takenCount: z.int(),
  waitlist: z.boolean(),
  priceFen: z.int(),
  isPublic: z.boolean(),
  sort: z.int(),
  mine: z.array(mineInGrade),
  staff: z.nullable(gradeStaff),
});

/**
 * Row of `grade/queryList`. `priceFen` is 0 for free classes, `capacity` null without limit, `staff` null for students
 * and parents.
 */
export type GradeRow = z.output<typeof gradeRow>;

/** A class with groups, and weights and levels of the term report. */
export const gradeDetail = z.extend(gradeRow, {
  serverNow: instant,
  courseId: z.nullable(id),
  groups: z.array(group),
  weights: classWeights,
  levels: classLevels,
  /** For staff: the class of the next term, and the one of the term before; null where the caller runs none. */
  promotedTo: z.nullable(named),
  promotedFrom: z.nullable(named),
});

/** Reply of `grade/queryById`: a `GradeRow` with the server's time and the settings of the term report. */
export type GradeDetail = z.output<typeof gradeDetail>;

const writers = { '': ['nobody'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const readers = { '': ['anyone'], ...staff } as const;
const alsoPractised = { ...readers, oj: ['member'] } as const;

const filters = {
  statusList: z.array(lifecycle).check(z.maxLength(6)),
  keyword: shortText,
  /** Only classes where the member, or a child of the parent, has a place. */
  mine: z.boolean(),
  isPublic: z.boolean(),
  orgId: id,
  heldBy: z.enum(HELD_BY.values),
  /** Classes that this teacher teaches or assists in. */
  teacherId: id,
  /** Classes that are not over and have no teacher. */
  withoutTeacher: z.boolean(),
  /** Only classes pinned by the caller. */
  pinned: z.boolean(),
  appIds: z.array(z.string()).check(z.maxLength(10)),
};

const joinCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(1, '请填写班级码'), z.maxLength(20, '班级码不正确'));

/** Classes (班级), called `grade` in the API. Staff use the prefixed calls, members those without prefix. */
export const grade = resource('grade', {
  create: {
    ...creates(
      writers,
      z
        .strictObject({
          title: z.optional(classTitle),
          ...settings,
          /** For operators: the organization of the class; others create classes for their own school. */
          orgId: z.optional(z.nullable(id)),
          /** Id of a class to copy settings from; members and code are not copied. */
          copyOf: z.optional(id),
        })
        .check(z.refine(({ title: given, copyOf }) => copyOf !== undefined || given !== undefined, '请填写班级名称')),
      ['NOT_FOUND', 'TEACHER_UNFIT', 'ASSISTANT_UNFIT', 'ASSISTANT_MAY_NOT', 'VALIDATION'],
      '新建班级，先是草稿；可以复制一个已有的',
    ),
    quietErrors: true,
  },
  delete: {
    ...removes(writers, ['GRADE_STATE', 'HAS_ENROLMENTS', 'ASSISTANT_MAY_NOT'], '删除没有人报名的班级'),
    quietErrors: true,
  },
  update: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, title: z.optional(classTitle), ...settings }),
      ['GRADE_STATE', 'TEACHER_UNFIT', 'ASSISTANT_UNFIT', 'ASSISTANT_MAY_NOT', 'VALIDATION'],
      '修改班级的设置；结束以后只能查看，助教不能改老师和助教',
    ),
    quietErrors: true,
  },
  publish: {
    ...sets(writers, ['GRADE_STATE', 'PUBLISH_INCOMPLETE', 'ASSISTANT_MAY_NOT'], '发布班级；需要老师和有效的时间'),
    quietErrors: true,
  },
  unpublish: {
    ...sets(writers, ['GRADE_STATE', 'HAS_ENROLMENTS', 'ASSISTANT_MAY_NOT'], '取消发布没有人报名的班级'),
    quietErrors: true,
  },
  stop: {
    ...sets(writers, ['GRADE_STATE', 'ASSISTANT_MAY_NOT'], '终止班级，不能恢复；以后只能查看'),
    input: z.strictObject({ id, reason: reasonText }),
    quietErrors: true,
  },
  queryById: shows(alsoPractised, gradeDetail, '一个班级'),
  queryEdits: edits(staff, '一个班级在读到的版本以后谁改过什么'),
  queryList: lists(
    alsoPractised,
    gradeRow,
    filters,
    '班级列表：公开的和自己的；老师自己任教或做助教的，管理员本校的',
    classColumns,
  ),
  querySimpleList: lists(
    readers,
    z.object({ id, title: z.string(), status: lifecycle, groups: z.array(group) }),
    { statusList: filters.statusList, keyword: shortText, mine: z.boolean(), orgId: id },
    '班级列表：只有名称、状态和分组',
  ),
  queryNotesById: shows(
    alsoPractised,
    z.object({
      id,
      notesHtml: z.string(),
      /** Markdown source; only for those who may edit it. */
      notes: z.nullable(z.string()),
    }),
    '班级须知（已转成安全的 HTML）',
  ),
  queryStatistics: shows(
    readers,
    z.object({
      gradeId: id,
      capacity: z.nullable(z.int()),
      takenCount: z.int(),
      waitingCount: z.int(),
      homeworkCount: z.int(),
      examCount: z.int(),
      /** Only for class staff; null for others. */
      figures: z.nullable(
        z.object({
          /** Averages over the members, in hundredths of a percent. */
          homeworkPercent: percent,
          completion: percent,
          examPercent: percent,
          members: z.array(z.object({ memberId: id, name: z.string(), no: z.nullable(z.string()), percent })),
        }),
      ),
    }),
    '一个班级的名额和人数；班级的老师还看到作业和考试情况',
  ),
  ...classReports,
  ...classMarkCalls,
  // For staff who choose questions for the class.
  queryDoneQuestions: call({
    methods: ['POST'],
    mounts: { edms: ['orgManager', 'teacher'], bms: ['backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      id,
      questionIds: z
        .array(id)
        .check(z.minLength(1, '请选择题目'), z.maxLength(QUESTIONS_MAX, `一次最多查 ${QUESTIONS_MAX} 道题`)),
    }),
    output: z.object({ content: z.array(doneQuestion) }),
    errors: ['NOT_FOUND'],
    summary: '这些题里，一个班级的学生在考试、作业和练习中做过哪些：谁做过，最近一次在什么时候',
  }),
  addGradeToMine: call({
    methods: ['POST', 'PUT'],
    mounts: { '': ['member'], ...staff },
    quietErrors: true,
    input: z.union([
      z.strictObject({
        code: joinCode,
        /** For parents: the child to join. */
        memberId: z.optional(id),
        /** Only says what the class is and costs; nobody joins. */
        look: z.optional(z.literal(true)),
      }),
      z.strictObject({ id, pinned: z._default(z.boolean(), true) }),
    ]),
    output: z.object({
      id,
      enrollId: z.nullable(id),
      status: z.nullable(enrolmentStatus),
      /** The class, for `look`. */
      found: z.optional(z.object({ title: z.string(), priceFen: z.int() })),
    }),
    errors: [
      'NOT_FOUND',
      'GRADE_CODE_WRONG',
      'GRADE_STATE',
      'ENROLL_EXISTS',
      'ENROLL_CLOSED',
      'TARGET_FULL',
      'MEMBER_BLOCKED',
      'FORBIDDEN',
      'RATE_LIMITED',
      ...CHILD_PLACE_ERRORS,
      'GUARDIAN_LINK_FIRST',
      'ORDER_LIMIT',
    ],
    summary: '用班级码加入班级；老师和管理员用编号把班级放到最前',
  }),
  ...gradeControls,
  ...nextTerm,
});
