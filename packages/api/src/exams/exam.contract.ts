import * as z from 'zod/mini';
import { HELD_BY } from '../enrolment/heldBy.ts';
import { TAUGHT_LANGUAGE } from '../questions/pointId.ts';
import { CHILD_EXAM } from './childExam.ts';
import { examColumns } from './examColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { edits, SHEET_ERRORS } from '../kit/contract/kinds.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { days, id, idInput, instant, pageKeys, pageOf, points, shortText } from '../kit/contract/shared.ts';
import { itemAnalysis } from './itemStatistics.contract.ts';
import { liveBoard } from './liveBoard.contract.ts';
import { examScores } from './examScores.contract.ts';
import { similarity } from './similarity.contract.ts';
import { awaitedParts, examStaff, examWrites, reviewMatrix } from './examWrites.contract.ts';
import { examPaperCard, feedback, attemptStatus } from '../papers/paperCard.contract.ts';
import { lifecycle, enrolmentStatus } from '../enrolment/enrolmentStatus.contract.ts';

/** The signed-in member's place in the exam; null when signed out or not enrolled. */
export const mineOnExam = z.nullable(
  z.object({
    enrollId: id,
    enrollStatus: enrolmentStatus,
    attemptId: z.nullable(id),
    attemptStatus: z.nullable(attemptStatus),
    deadlineAt: z.nullable(instant),
  }),
);

/** State of an exam for one child of the parent who reads. */
export const childOnExam = z.object({
  memberId: id,
  memberName: z.string(),
  state: z.enum(CHILD_EXAM.values),
  enrollId: z.nullable(id),
  /** The latest attempt. */
  attemptId: z.nullable(id),
  deadlineAt: z.nullable(instant),
  /** Whether the parent may enrol this child now. */
  mayEnroll: z.boolean(),
});
/** State of a guardian's child in an exam. */
export type ChildOnExam = z.output<typeof childOnExam>;

/** An exam in a list. Points in hundredths, prices in fen. */
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
  /** Also listed among the contest activities. */
  isActivity: z.boolean(),
  /** Each new attempt uses one of the member's mock exams. */
  isMock: z.boolean(),
  enrollCount: z.int(),
  mine: mineOnExam,
  /** For a guardian: the children who are enrolled or may see the exam. */
  children: z.optional(z.array(childOnExam)),
});

/** Row of `exam/queryList`. `mine` describes the caller's place; `durationMin` is in minutes. */
export type ExamCard = z.output<typeof examCard>;

/** A single exam. */
export const examDetail = z.extend(examCard, {
  serverNow: instant,
  scope: z.enum(['public', 'grade', 'org']),
  lateStartPolicy: z.enum(['untilEnd', 'none']),
  /** For those who run it as they set it, for others as it holds now. */
  reviewMatrix,
  /** Parts that its teachers have not published yet. */
  awaited: z.optional(awaitedParts),
  recordsEvents: z.boolean(),
  /** Errors of compilers and programs are explained in Chinese during the exam. */
  explainsErrors: z.boolean(),
  /** Starting requires the code that is announced in the room. */
  needsCode: z.optional(z.boolean()),
  /** For staff who run the exam, or may read it as colleagues. */
  staff: z.optional(examStaff),
});

/** Reply of `exam/queryById`: an `ExamCard` with the rules of the exam and, for staff, its settings. */
export type ExamDetail = z.output<typeof examDetail>;

const keeping = { bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const reading = { '': ['anyone'], oj: ['member'], ...keeping } as const;

/** Calls for exams. Anyone can read public exams; schools, teachers and operators manage theirs. */
export const exam = resource('exam', {
  ...examWrites,
  queryList: call({
    methods: ['POST'],
    mounts: reading,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      statusList: z.optional(z.array(lifecycle).check(z.maxLength(6))),
      template: z.optional(shortText),
      /** Range of the start. */
      from: z.optional(days.from),
      to: z.optional(days.to),
      /** true: only contest activities; false: only others. */
      isActivity: z.optional(z.boolean()),
      keyword: z.optional(shortText),
      /** Only exams whose title names the language, or whose papers ask questions of its levels. */
      language: z.optional(z.enum(TAUGHT_LANGUAGE.values)),
      /** true: only exams that may be taken more than once. */
      isRepeatable: z.optional(z.boolean()),
      /** Only exams in the schedule of a class; for the back office. */
      gradeId: z.optional(id),
      /** Only exams with a place of the member; for a parent those of the children, and those open to them now. */
      mine: z.optional(z.boolean()),
      /** Only exams that the teacher created, including drafts. */
      made: z.optional(z.boolean()),
      heldBy: z.optional(z.enum(HELD_BY.values)),
      appIds: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
    output: pageOf(examCard),
    sheet: sheetOf(examCard, examColumns),
    errors: [...SHEET_ERRORS, 'VALIDATION'],
    summary:
      '已发布的考试，按状态筛选；mine 只列自己的（家长：孩子已报名和现在可以报名的），老师加 made 列自己建的，机构和平台列全部',
  }),
  querySimpleList: call({
    methods: ['POST'],
    mounts: { '': ['anyone'], ...keeping },
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
  queryEdits: edits(keeping, '一场考试在读到的版本以后谁改过什么'),
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
    input: z.strictObject({
      examId: id,
      /** The child whose attempts a guardian reads. */
      memberId: z.optional(id),
    }),
    output: z.object({ content: z.array(examPaperCard) }),
    errors: ['NOT_FOUND'],
    summary: '一场考试的试卷',
  }),
  queryStatistics: call({
    methods: ['GET'],
    mounts: { '': ['anyone'], ...keeping },
    input: idInput,
    output: z.object({
      examId: id,
      enrollCount: z.int(),
      startedCount: z.int(),
      completedCount: z.int(),
      /** Percent of the enrolled, two decimals. */
      attendancePct: z.nullable(z.number()),
      /** For students null with fewer than ten settled attempts or before the exam has closed. */
      scores: z.nullable(
        z.object({
          average: points,
          median: points,
          highest: points,
          passCount: z.int(),
          /** Percentage that passed, of the students who started. */
          passPct: z.nullable(z.number()),
          settledCount: z.int(),
          histogram: z.array(z.object({ fromPercent: z.int(), count: z.int() })),
          /** For staff; empty for students. */
          byClass: z.array(
            z.object({
              className: z.nullable(z.string()),
              settledCount: z.int(),
              average: points,
              median: points,
              passCount: z.int(),
            }),
          ),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
    summary: '一场考试的报名和成绩统计',
  }),
  downloadScores: call({
    methods: ['POST', 'GET'],
    mounts: keeping,
    quietErrors: true,
    download: true,
    input: idInput,
    output: z.any(),
    errors: ['NOT_FOUND', ...SHEET_ERRORS],
    summary: '一场考试的成绩表，存为 Excel：每大题、每道题的得分，总分和名次，缺考的也在；只给管理这场考试的人',
  }),
  queryScores: call({
    methods: ['GET'],
    mounts: keeping,
    input: idInput,
    output: examScores,
    errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
    summary: '一场考试的成绩：每个学生每大题、每道题的得分，总分和名次，缺考的也在；只给管理这场考试的人',
  }),
  queryItemAnalysis: call({
    methods: ['GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    signedGet: true,
    input: idInput,
    output: itemAnalysis,
    errors: ['NOT_FOUND'],
    summary: '一场考试每道题的难度、区分度和选项',
  }),
  querySimilarity: call({
    methods: ['GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    signedGet: true,
    input: idInput,
    output: similarity,
    errors: ['NOT_FOUND'],
    summary: '查重线索：比同场其他人更像的程序，只给老师看，不影响成绩',
  }),
  queryLiveBoard: call({
    methods: ['GET'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    signedGet: true,
    input: z.strictObject({ id, cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'cursor 不正确'))) }),
    output: liveBoard,
    errors: ['NOT_FOUND'],
    summary: '监考：全部学生，带 cursor 时只有变化的',
  }),
});
