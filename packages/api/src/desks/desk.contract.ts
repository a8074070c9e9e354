import * as z from 'zod/mini';
import { WEEKS_BACK_MAX } from '../kit/weeks.ts';
import { call, resource } from '../kit/contract/call.ts';
import { PLATFORM_STEPS, SCHOOL_STEPS } from './firstSteps.ts';
import { empty, id, instant } from '../kit/contract/shared.ts';
import { album } from './album.contract.ts';
import { studyWeek, today } from './today.contract.ts';
import { forOneself } from '../accounts/memberReads.contract.ts';

/** Count of waiting items, with the time of the oldest. */
const waiting = z.object({ count: z.int(), sinceAt: z.nullable(instant) });

/** A homework with students behind schedule. */
export const dueHomework = z.object({
  id,
  title: z.string(),
  /** Titles of the classes through which these students have it. */
  classes: z.array(z.string()),
  /** The earliest due date among these students. */
  dueAt: instant,
  notBegun: z.int(),
  /** Due within 24 hours and not handed in. */
  dueSoon: z.int(),
  overdue: z.int(),
  exemptions: z.int(),
});

/** Row of `desk/queryTeacherDay`. All figures count students whom the teacher looks after. */
export type DueHomework = z.output<typeof dueHomework>;

/** An exam today, or one in progress. */
export const examToday = z.object({
  id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  /** True when the caller may watch the exam live. */
  mayWatch: z.boolean(),
  /** Students with a place; in exams run by others, only those whom the caller looks after. */
  places: z.int(),
  running: z.int(),
  /** Attempts in progress that have been silent for a minute. */
  away: z.int(),
});

/** Row of the daily overviews of teachers, schools and operators. */
export type ExamToday = z.output<typeof examToday>;

/** What was done already of the first steps of a school, or of a teacher in it, in their order. */
const schoolSteps = z.array(z.object({ id: z.enum(SCHOOL_STEPS), isDone: z.boolean() }));

/** The caller has hidden the first steps of this place. */
const areStepsHidden = z.boolean();

const classNews = z.object({ id, title: z.string(), joined: z.int() });

/** A teacher's overview of the day. */
export const teacherDay = z.object({
  serverNow: instant,
  /** Answers to be marked. */
  review: z.extend(waiting, {
    /** Answers of the last 24 hours. */
    fresh: z.int(),
  }),
  homework: z.array(dueHomework),
  exams: z.array(examToday),
  classes: z.array(classNews),
  /** Students who joined these classes in the last 24 hours, each once. */
  joined: z.int(),
  firstSteps: schoolSteps,
  areStepsHidden,
});

/** Reply of `desk/queryTeacherDay`, computed for the calling teacher at `serverNow`. */
export type TeacherDay = z.output<typeof teacherDay>;

/** A school's overview of the day. */
export const schoolDay = z.object({
  serverNow: instant,
  /** Students with a seat in a class that is not over. */
  inClasses: z.int(),
  waiting: z.int(),
  /** Classes that are not over and have no teacher. */
  withoutTeacher: z.int(),
  quits: z.object({ exam: z.int(), homework: z.int(), grade: z.int() }),
  /** Students who saved an answer in the last seven days. */
  active: z.int(),
  week: z.object({
    /** Homework places due in the last seven days. */
    assigned: z.int(),
    done: z.int(),
    /** Percent with two decimals; null without homework. */
    donePct: z.nullable(z.number()),
  }),
  exams: z.array(examToday),
  firstSteps: schoolSteps,
  areStepsHidden,
});

/**
 * Reply of `desk/querySchoolDay`, for managers of one school. `quits` counts requests to leave that wait for a
 * decision.
 */
export type SchoolDay = z.output<typeof schoolDay>;

/** The operators' overview of the day. */
export const platformDay = z.object({
  serverNow: instant,
  placesToday: z.object({ exam: z.int(), homework: z.int(), grade: z.int() }),
  running: z.int(),
  away: z.int(),
  queue: z.object({ waiting: z.int(), oldestWaitMs: z.int(), systemErrors: z.int() }),
  pending: z.object({
    organizations: z.int(),
    members: z.int(),
    feedback: z.int(),
    errorReports: z.int(),
    quits: z.int(),
    cardQuits: z.int(),
    billDifferences: z.int(),
  }),
  exams: z.array(examToday),
  firstSteps: z.array(z.object({ id: z.enum(PLATFORM_STEPS), isDone: z.boolean() })),
  areStepsHidden,
});

/**
 * Reply of `desk/queryPlatformDay`, for operators. `queue` is the judge's, and its `oldestWaitMs` is in milliseconds.
 */
export type PlatformDay = z.output<typeof platformDay>;

/** A parent's overview of a week, by child. */
export const familyWeek = z.object({
  /** From Monday to the next Monday, midnight in Beijing. */
  from: instant,
  to: instant,
  children: z.array(
    z.object({
      memberId: id,
      name: z.string(),
      /** Homework due this week. */
      assigned: z.int(),
      done: z.int(),
      /** Done late. */
      late: z.int(),
      overdue: z.int(),
      exempt: z.int(),
      /** Requests for exemption, not yet decided. */
      quitApplied: z.int(),
      /** Exams handed in. */
      exams: z.int(),
      days: studyWeek.shape.days,
      /** Units finished in this week. */
      units: z.array(z.object({ title: z.string(), text: z.string() })),
      /** The card that is valid longest from now; null without one. */
      card: z.nullable(z.object({ name: z.string(), expireDate: instant })),
    }),
  ),
});

/** Reply of `desk/queryFamilyWeek`: one entry per linked child of the calling parent. */
export type FamilyWeek = z.output<typeof familyWeek>;

/** Overviews for students, teachers, schools, operators and parents. */
export const desk = resource('desk', {
  queryToday: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: empty,
    output: today,
    errors: ['FORBIDDEN'],
    summary: '学生的今天：下一课、到期复习、作业、考试、新成绩和这一周的用时',
  }),
  queryAlbum: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: forOneself,
    output: album,
    errors: ['NOT_FOUND'],
    summary: '印谱：一个学生做完的单元、级别和编程题各有一方印，家长可以看孩子的',
  }),
  queryTeacherDay: call({
    methods: ['GET'],
    mounts: { edms: ['teacher'] },
    input: empty,
    output: teacherDay,
    errors: [],
    summary: '老师的今天：待批阅、未开始、24 小时内到期、逾期、今天的考试、断线、新成员和免做申请',
  }),
  querySchoolDay: call({
    methods: ['GET'],
    mounts: { edms: ['orgManager'] },
    input: empty,
    output: schoolDay,
    errors: [],
    summary: '本校概况：在读、候补、待审退出、7 日活跃、周完成率和今天的考试',
  }),
  queryPlatformDay: call({
    methods: ['GET'],
    mounts: { bms: ['backOffice'] },
    input: empty,
    output: platformDay,
    errors: [],
    summary: '平台概况：今天的报名、正在作答、最久的评测任务和等处理的事',
  }),
  /** Ours: the first steps are hidden for one person, on every device. */
  hideSteps: call({
    methods: ['PUT'],
    mounts: { '': ['member', 'user'] },
    input: z.strictObject({ isHidden: z.boolean() }),
    output: z.object({ isHidden: z.boolean() }),
    errors: [],
    summary: '只为自己隐藏或重新显示「开始使用」，换了设备也一样',
  }),
  queryFamilyWeek: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      /** 0 is the current week. */
      weeksBack: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(WEEKS_BACK_MAX)), 0),
    }),
    output: familyWeek,
    errors: [],
    summary: '家长看每个孩子的一周：用时、做完的单元、作业和考试',
  }),
});
