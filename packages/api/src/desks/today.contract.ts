import * as z from 'zod/mini';
import { attempt } from '../exams/attempt.contract.ts';
import { examCard } from '../exams/exam.contract.ts';
import { homeworkPlace } from '../homework/homeworkEnroll.contract.ts';
import { id, instant } from '../kit/contract/shared.ts';
import { planView } from '../practice/plan/plan.contract.ts';

/** Seven days from Monday on, with the time spent on questions in practice, homework and exams. */
export const studyWeek = z.object({
  days: z.array(z.object({ day: z.string(), minutes: z.int() })),
  /** Days with practice in a row; one missed day a week is free. */
  streak: z.int(),
});

/** The minutes of a week by day, and the streak; shown as ink days. */
export type StudyWeek = z.output<typeof studyWeek>;

/** The unit to go on with. */
export const todayLesson = z.object({
  courseId: id,
  courseTitle: z.string(),
  /** The class that schedules it; null outside a class. */
  gradeId: z.nullable(id),
  chapterId: id,
  /** `camp` for a knowledge point of the camp. */
  kind: z.enum(['course', 'camp']),
  /** From 1. */
  no: z.int(),
  title: z.string(),
  /** About how long the rest takes. */
  minutes: z.int(),
  /** Questions that are still needed: tasks, and all others. */
  checks: z.int(),
  tasks: z.int(),
  isBegun: z.boolean(),
});

/** The lesson of `desk/queryToday`. */
export type TodayLesson = z.output<typeof todayLesson>;

/** All that a student's home page shows. */
export const today = z.object({
  serverNow: instant,
  running: z.nullable(attempt),
  /** Exams with a place of the student's that are not over. */
  exams: z.array(examCard),
  /** Homework that can still be done: overdue first, then by due date. */
  homework: z.array(homeworkPlace),
  /** The latest finished attempts at exams, newest first. */
  results: z.array(attempt),
  /** Settled homework, the latest first. */
  marked: z.array(homeworkPlace),
  statistics: z.object({
    enrolledCount: z.int(),
    completedCount: z.int(),
    passedCount: z.int(),
    averagePercent: z.nullable(z.int()),
  }),
  classCount: z.int(),
  /** Questions of the wrong book that are due for review. */
  due: z.int(),
  week: studyWeek,
  /** Null if every unit is done or none is open. With a running plan, its next unit, or a unit of a class. */
  lesson: z.nullable(todayLesson),
  /** The student's goal; null if none is set. */
  plan: z.nullable(
    z.object({
      language: planView.shape.language,
      level: planView.shape.level,
      sitting: planView.shape.sitting,
      state: planView.shape.state,
      /** Its next step if that is no unit: a review or a mock exam. */
      next: planView.shape.next,
    }),
  ),
});

/** Reply of `desk/queryToday`, for the calling student. */
export type Today = z.output<typeof today>;
