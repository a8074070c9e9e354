import { MAX_FEN } from '../orders/orderRules.ts';
import { batchGroups } from '../enrolment/batchCalls.contract.ts';
import * as z from 'zod/mini';
import { KEY_RELEASE, RELEASED_PART, SCORE_RELEASE } from './release.ts';
import { EXAM_LIMITS } from './examLimits.ts';
import { REVIEW_KIND, VISIBILITY } from './teaching.ts';
import { call } from '../kit/contract/call.ts';
import { changes, creates, removes, sets } from '../kit/contract/kinds.ts';
import { asOneLine, done, id, instant, reasonText, requestId } from '../kit/contract/shared.ts';

const { title, summary, notes, papers, attempts, capacity, ipRanges } = EXAM_LIMITS;

const reviewView = z.strictObject({
  answer: z.boolean(),
  correct: z.boolean(),
  score: z.boolean(),
  cases: z.boolean(),
  analysis: z.boolean(),
  rightAnswer: z.boolean(),
  rank: z.boolean(),
});

/** The review matrix, see `ReviewMatrix` in domain/review. */
export const reviewMatrix = z.strictObject({
  during: reviewView,
  justAfter: reviewView,
  whileOpen: reviewView,
  afterClose: reviewView,
});

/** Parts of an exam that wait to be published. */
export const awaitedParts = z.object({ scores: z.boolean(), keys: z.boolean() });

const examTitle = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(title, `标题最多 ${title} 字`));
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], '网段写成 10.1.2.0/24 或一个地址');
const code = z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/, '口令是 4 到 12 位字母或数字'));
const examPaperIds = z.array(id).check(
  z.maxLength(papers, `最多 ${papers} 份试卷`),
  z.refine((all) => new Set(all).size === all.length, '试卷不能重复'),
);

/** Settings of an exam, without its papers. */
const settings = {
  title: z.optional(examTitle),
  summary: z.optional(z.string().check(z.trim(), z.maxLength(summary, `简介最多 ${summary} 字`))),
  notes: z.optional(z.string().check(z.maxLength(notes, `须知最多 ${notes} 字`))),
  enrollStartAt: z.optional(instant),
  enrollEndAt: z.optional(instant),
  startAt: z.optional(instant),
  endAt: z.optional(instant),
  /** People who can enrol without staff: everybody (only exams of the platform), the school, or nobody. */
  scope: z.optional(z.enum(['public', 'org', 'grade'])),
  visibility: z.optional(z.enum(VISIBILITY.values)),
  maxAttempts: z.optional(z.int().check(z.minimum(1), z.maximum(attempts, `最多 ${attempts} 次`))),
  reviewMatrix: z.optional(reviewMatrix),
  scoreRelease: z.optional(z.enum(SCORE_RELEASE.values)),
  keyRelease: z.optional(z.enum(KEY_RELEASE.values)),
  lateStartPolicy: z.optional(z.enum(['untilEnd', 'none'])),
  recordsEvents: z.optional(z.boolean()),
  explainsErrors: z.optional(z.boolean()),
  capacity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(capacity)))),
  waitlist: z.optional(z.boolean()),
  /** Only the platform sets prices. */
  priceFen: z.optional(z.int().check(z.nonnegative(), z.maximum(MAX_FEN, '金额太大'))),
  /** Also listed among the contest activities. */
  isActivity: z.optional(z.boolean()),
  isMock: z.optional(z.boolean()),
  review: z.optional(z.enum(REVIEW_KIND.values)),
  accessCode: z.optional(z.nullable(code)),
  ipRanges: z.optional(z.array(network).check(z.maxLength(ipRanges, `最多 ${ipRanges} 个网段`))),
};

/** Another place where students can see a question of the exam at present. */
export const openElsewhere = z.object({
  title: z.string(),
  where: z.enum(['practice', 'exam', 'homework']),
  /** Name of the exam or homework; null for practice and for those of other schools. */
  name: z.nullable(z.string()),
});

/** A warning for authors: students may already know a question. Part of `ExamDetail` and `HomeworkDetail`. */
export type OpenElsewhere = z.output<typeof openElsewhere>;

/** Data of an exam for staff only. */
export const examStaff = z.object({
  version: z.int(),
  mayWrite: z.boolean(),
  makerName: z.nullable(z.string()),
  notes: z.string(),
  visibility: z.enum(VISIBILITY.values),
  capacity: z.nullable(z.int()),
  waitlist: z.boolean(),
  review: z.enum(REVIEW_KIND.values),
  accessCode: z.nullable(z.string()),
  ipRanges: z.array(z.string()),
  scoreRelease: z.enum(SCORE_RELEASE.values),
  keyRelease: z.enum(KEY_RELEASE.values),
  examPaperIds: z.array(id),
  stopReason: z.nullable(z.string()),
  /** When it is over for everybody as things stand, with longer times of students. */
  closesAt: instant,
  /** Seconds that staff gave students besides the paper's time: the least and the most of anybody with a place. */
  extraSec: z.object({ least: z.int(), most: z.int() }),
  /** A student has begun, so the papers can no longer change. */
  isBegun: z.boolean(),
  /**
   * For a draft that will be formal: where else its questions can be seen now. They are held there until the exam has
   * ended.
   */
  openElsewhere: z.array(openElsewhere),
});

const writing = { '': ['teacher'], bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;

/** Calls that create and change exams: a teacher's own, for a manager the school's, for the office all. */
export const examWrites = {
  create: creates(
    writing,
    z
      .strictObject({
        ...settings,
        examPaperIds: z.optional(examPaperIds),
        copyOf: z.optional(id),
        /** Classes and groups whose students get places. */
        groups: z.optional(batchGroups.check(z.maxLength(50, '一次最多 50 个班级'))),
        publish: z.optional(z.boolean()),
        /** Chosen by the client; the same input sent again under it makes no second exam. */
        requestId: z.optional(requestId),
      })
      .check(z.refine(({ title: given, copyOf }) => given !== undefined || copyOf !== undefined, '请填写标题')),
    ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION', 'PUBLISH_INCOMPLETE', 'TARGET_FULL', 'ENROLL_CLOSED', 'IDEMPOTENT_OTHER'],
    '新建考试，不写 publish 先是草稿；groups 同时添加学生，和考试一起成功或都不成功；copyOf 复制设置和试卷，不带学生和作答',
  ),
  update: changes(
    writing,
    z.strictObject({ id, version: z.int(), ...settings, examPaperIds: z.optional(examPaperIds) }),
    ['FORBIDDEN', 'VALIDATION', 'EXAM_STATE', 'PUBLISH_INCOMPLETE', 'TARGET_FULL', 'PAPER_FROZEN'],
    '修改设置，也可以同时换试卷；开始以后不能改开始时间，推迟结束会延长正在作答的',
  ),
  updateExamPapersByExam: changes(
    writing,
    z.strictObject({ id, version: z.int(), examPaperIds }),
    ['EXAM_STATE', 'PAPER_FROZEN', 'PUBLISH_INCOMPLETE'],
    '更换试卷，直到有人开始作答',
  ),
  publish: sets(writing, ['PUBLISH_INCOMPLETE', 'EXAM_STATE'], '发布考试'),
  unpublish: sets(writing, ['HAS_ENROLMENTS', 'EXAM_STATE'], '取消发布，还没有人报名时'),
  delete: removes(writing, ['HAS_ENROLMENTS', 'EXAM_STATE'], '删除草稿'),
  release: call({
    methods: ['PUT'],
    mounts: writing,
    input: z.strictObject({ id, what: z.enum(RELEASED_PART.values) }),
    output: done,
    errors: ['NOT_FOUND', 'EXAM_STATE', 'EXAM_RUNNING'],
    summary: '公布手动公布的成绩或答案，考试对所有人结束以后；参加的学生收到通知',
  }),
  makeUp: call({
    methods: ['PUT'],
    mounts: writing,
    input: z.strictObject({
      id,
      memberIds: z.array(id).check(z.minLength(1, '请选择学生'), z.maxLength(500, '一次最多 500 人')),
      startAt: instant,
    }),
    output: z.object({
      moved: z.int(),
      /** Students who got no make-up, and why. */
      problems: z.array(z.object({ memberId: id, reason: z.string() })),
    }),
    errors: ['NOT_FOUND', 'EXAM_STATE', 'VALIDATION'],
    summary: '给没有来考的学生安排补考：同一场考试，从新的时间开始，时长不变',
  }),
  stop: call({
    methods: ['PUT'],
    mounts: writing,
    input: z.strictObject({ id, reason: reasonText }),
    output: done,
    errors: ['NOT_FOUND', 'EXAM_STATE'],
    summary: '终止考试：正在作答的马上收卷，不能恢复',
  }),
};
