import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { DATES_FROM } from '../enrolment/enrolments.ts';
import { HOMEWORK_LIMITS, HOMEWORK_RESULTS, HOMEWORK_STATUS } from './homeworkRules.ts';
import { PROGRESS } from './homeworkStanding.ts';
import { REVIEW_KIND, VISIBILITY } from '../exams/teaching.ts';
import { homeworkColumns } from './homeworkColumns.ts';
import { openElsewhere, reviewMatrix } from '../exams/examWrites.contract.ts';
import { itemAnalysis } from '../exams/itemStatistics.contract.ts';
import { paperQuestion } from '../papers/paper.contract.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changes, creates, edits, lists, removes, sets, shows } from '../kit/contract/kinds.ts';
import {
  asOneLine,
  days,
  id,
  idInput,
  instant,
  points,
  requestId,
  versionRead,
  shortText,
} from '../kit/contract/shared.ts';
import { roomSection } from '../questions/roomQuestion.contract.ts';
import { enrolmentStatus } from '../enrolment/enrolmentStatus.contract.ts';

const {
  titleMax,
  introMax,
  questionsMax,
  pointsMax,
  catchUpMaxDays,
  goalsMax,
  teacherGroupsMax,
  membersMax,
  seriesMax,
} = HOMEWORK_LIMITS;
const status = z.enum(HOMEWORK_STATUS.values);
const visibility = z.enum(VISIBILITY.values);
const review = z.enum(REVIEW_KIND.values);
const results = z.enum(HOMEWORK_RESULTS.values);

/** The reader's place in the homework, with dates and progress. */
export const mineOnHomework = z.object({
  enrollId: id,
  enrollStatus: enrolmentStatus,
  progress: z.enum(PROGRESS.values),
  isLate: z.boolean(),
  isOverdue: z.boolean(),
  openAt: instant,
  dueAt: instant,
  lateUntilAt: z.nullable(instant),
  dueFrom: z.enum(DATES_FROM.values),
  answeredCount: z.int(),
});

/** Progress of the students of a homework, without those exempted or gone. */
export const homeworkCounts = z.object({
  total: z.int(),
  notBegun: z.int(),
  doing: z.int(),
  handedIn: z.int(),
  settled: z.int(),
  /** Number of students with answers to be marked. */
  toReview: z.int(),
});

/** A homework in a list. */
export const homeworkRow = z.object({
  id,
  version: z.int(),
  title: z.string(),
  status,
  openAt: instant,
  dueAt: instant,
  lateUntilAt: z.nullable(instant),
  latePerDayPct: z.int(),
  lateCapPct: z.int(),
  questionCount: z.int(),
  totalPoints: points,
  /** Name of the author. */
  makerName: z.nullable(z.string()),
  visibility,
  /** Classes with this homework; `dueAt` is null where the homework's own due date applies. */
  grades: z.array(z.object({ id, title: z.string(), dueAt: z.nullable(instant) })),
  /** Only for staff; null for students. */
  counts: z.nullable(homeworkCounts),
  mine: z.nullable(mineOnHomework),
  /** Its place, from 1, among the homework that was assigned at once; null for a single one. */
  series: z.nullable(z.object({ no: z.int(), of: z.int() })),
  updatedAt: instant,
});

/**
 * Row of `homework/queryList`. `lateUntilAt` is null when nothing is accepted after the due date; points are in
 * hundredths. In the list of one class (`gradeId`) the dates are those of that class.
 */
export type HomeworkRow = z.output<typeof homeworkRow>;

/** A homework with its settings. */
export const homeworkDetail = z.extend(homeworkRow, {
  serverNow: instant,
  intro: z.string(),
  introHtml: z.string(),
  showRanking: z.boolean(),
  /** When students see results of questions that are scored at once. */
  results,
  review,
  /** The parts that students see, by time. */
  reviewMatrix,
  catchUpDays: z.nullable(z.int()),
  /** True once a student has begun; then questions can only be added. */
  isFrozen: z.boolean(),
  mayWrite: z.boolean(),
  /** For drafts: other places where its questions are open now; empty for readers who cannot edit. */
  openElsewhere: z.array(openElsewhere),
});

/**
 * Reply of `homework/queryById`. `catchUpDays` is null when students who join a class later need not do the homework.
 */
export type HomeworkDetail = z.output<typeof homeworkDetail>;

/** Questions of a homework; answer keys and analyses only for staff. */
export const homeworkQuestions = z.object({
  homeworkId: id,
  title: z.string(),
  sections: z.array(roomSection),
  staff: z.nullable(z.object({ version: z.int(), isFrozen: z.boolean(), questions: z.array(paperQuestion) })),
});

const writers = { '': ['teacher'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const readers = { '': ['member'], oj: ['member'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const simple = { '': ['member'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;

const title = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(titleMax, `标题最多 ${titleMax} 字`));
const percent = z.int().check(z.minimum(0), z.maximum(100, '最多 100%'));

const settings = {
  title: z.optional(title),
  intro: z.optional(z.string().check(z.trim(), z.maxLength(introMax, `说明最多 ${introMax} 字`))),
  openAt: z.optional(instant),
  dueAt: z.optional(instant),
  /** Last time for late work; null accepts no late work. */
  lateUntilAt: z.optional(z.nullable(instant)),
  latePerDayPct: z.optional(percent),
  lateCapPct: z.optional(percent),
  showRanking: z.optional(z.boolean()),
  review: z.optional(review),
  results: z.optional(results),
  reviewMatrix: z.optional(
    reviewMatrix.check(
      z.refine(
        ({ during }) => !during.correct && !during.score && !during.analysis && !during.rightAnswer,
        '做作业时不能看到对错、得分和答案',
      ),
    ),
  ),
  catchUpDays: z.optional(
    z.nullable(z.int().check(z.minimum(1), z.maximum(catchUpMaxDays, `补做天数最多 ${catchUpMaxDays} 天`))),
  ),
  visibility: z.optional(visibility),
};

const item = z.strictObject({
  questionId: id,
  /** The question's version for the homework; default is the current version. */
  versionId: z.optional(id),
  points: z.optional(z.int().check(z.minimum(1, '分值应大于 0'), z.maximum(pointsMax, '分值太大'))),
});
const questions = z.array(item).check(z.maxLength(questionsMax, `一份作业最多 ${questionsMax} 道题`));

const done = { output: z.object({ id, version: z.int() }) };

const goal = z.strictObject({ gradeId: id, groupId: z.nullable(id) });
const tooManyGoals = `一次最多布置给 ${goalsMax} 个班级和小组`;

/** One homework of `homework/assign`. */
const round = z.strictObject({
  title,
  openAt: instant,
  dueAt: instant,
  lateUntilAt: settings.lateUntilAt,
  questions,
});

const filters = {
  keyword: shortText,
  statusList: z.array(status).check(z.maxLength(4)),
  gradeId: id,
  /** Range of due dates. */
  ...days,
  /** Only homework made by the caller. */
  made: z.boolean(),
  heldBy: z.enum(HELD_BY.values),
};

/**
 * Homework: an exam without start or clock, with exactly one paper. Teachers see their own, schools all of theirs,
 * students those that they have a place in.
 */
export const homework = resource('homework', {
  create: {
    ...creates(
      writers,
      z
        .strictObject({
          ...settings,
          questions: z.optional(questions),
          /** Id of a homework to copy questions and settings from; students are not copied. */
          copyOf: z.optional(id),
        })
        .check(
          z.refine(
            ({ title: given, openAt, dueAt, copyOf }) =>
              copyOf !== undefined || (given !== undefined && openAt !== undefined && dueAt !== undefined),
            '请填写标题、开放时间和截止时间',
          ),
        ),
      ['NOT_FOUND', 'FORBIDDEN', 'PAPER_QUESTION', 'PAPER_DUPLICATE'],
      '新建作业，先不发布；可以复制一份已有的',
    ),
    ...done,
  },
  update: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, ...settings }),
      [],
      '修改作业的设置；改了日期，学生的截止时间跟着变',
    ),
    ...done,
  },
  updateQuestions: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, questions }),
      ['PAPER_FROZEN', 'PAPER_QUESTION', 'PAPER_DUPLICATE'],
      '换上作业的全部题目；有人开始作答后只能在后面加题',
    ),
    ...done,
  },
  publish: {
    ...sets(
      writers,
      ['PUBLISH_INCOMPLETE', 'VERSION_CHANGED', 'GRADE_STATE', 'VALIDATION'],
      '发布作业，并布置给选好的班级；可以同时选班级和改日期，要么全部做到，要么什么都不改',
    ),
    input: z.strictObject({
      id,
      version: z.optional(z.int()),
      openAt: settings.openAt,
      dueAt: settings.dueAt,
      lateUntilAt: settings.lateUntilAt,
      /** Classes and groups to add to those that already have the homework. */
      goals: z.optional(z.array(goal).check(z.minLength(1, '请选择班级'), z.maxLength(goalsMax, tooManyGoals))),
    }),
    ...done,
  },
  assign: call({
    methods: ['POST'],
    mounts: writers,
    input: z.strictObject({
      /** Made by the client once per dialog: the same request sent again changes nothing and gets the same reply. */
      requestId,
      /** False keeps all of them as drafts, for which questions and students may still be missing. */
      publish: z.boolean(),
      /** One homework, or the homework of a series in order. */
      rounds: z.array(round).check(z.minLength(1), z.maxLength(seriesMax, `一次最多布置 ${seriesMax} 份作业`)),
      intro: settings.intro,
      latePerDayPct: settings.latePerDayPct,
      lateCapPct: settings.lateCapPct,
      goals: z.array(goal).check(z.maxLength(goalsMax, tooManyGoals)),
      teacherGroupIds: z
        .array(id)
        .check(z.maxLength(teacherGroupsMax, `一次最多布置给 ${teacherGroupsMax} 个老师的分组`)),
      memberIds: z.array(id).check(z.maxLength(membersMax, `一次最多单独布置给 ${membersMax} 个学生`)),
    }),
    output: z.object({
      homework: z.array(z.object({ id, version: z.int(), title: z.string(), dueAt: instant })),
      /** Number of students who have the first of them. */
      students: z.int(),
    }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'PAPER_QUESTION',
      'PAPER_DUPLICATE',
      'PUBLISH_INCOMPLETE',
      'GRADE_STATE',
      'IDEMPOTENT_OTHER',
      'VALIDATION',
    ],
    summary: '布置作业：题目、对象、时间和发布一次完成，可以一次布置一串；要么全部做到，要么什么都不改',
  }),
  deleteSeries: {
    ...removes(writers, [], '删除和这份作业一次布置的全部作业里没有人作答的'),
    output: z.object({
      deleted: z.int(),
      /** Those that somebody has begun. */
      kept: z.int(),
    }),
  },
  unpublish: { ...sets(writers, ['HAS_ANSWERS'], '取消发布；有人开始作答后不能取消'), ...done },
  delete: removes(writers, ['HAS_ANSWERS'], '删除没有人作答的作业'),
  queryEdits: edits(staff, '一份作业在读到的版本以后谁改过什么'),
  queryById: shows(readers, homeworkDetail, '一份作业；学生看到自己的日期和进度'),
  queryList: lists(readers, homeworkRow, filters, '作业列表：老师自己的和本机构共享的，学生有份的', homeworkColumns),
  querySimpleList: lists(
    simple,
    z.object({ id, title: z.string(), status, dueAt: instant }),
    { keyword: shortText },
    '作业的名称和状态，供选择',
  ),
  queryQuestionList: call({
    methods: ['POST'],
    mounts: readers,
    input: z.strictObject({ homeworkId: id }),
    output: homeworkQuestions,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'HOMEWORK_NOT_OPEN'],
    summary: '作业的题目：布置的人看全部和答案，学生从开放起可见，不含答案',
  }),
  queryItemAnalysis: call({
    methods: ['GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    signedGet: true,
    input: idInput,
    output: itemAnalysis,
    errors: ['NOT_FOUND'],
    summary: '一份作业每道题的难度、区分度和选项',
  }),
});
