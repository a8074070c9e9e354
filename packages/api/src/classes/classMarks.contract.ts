import * as z from 'zod/mini';
import { call } from '../kit/contract/call.ts';
import { id, idInput, instant } from '../kit/contract/shared.ts';
import { EXAM_KIND } from '../exams/teaching.ts';
import { MARK } from './marks.ts';

const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
/** In percent with two decimals; null without a result, or where the caller may not see it yet. */
const percent = z.nullable(z.number());

/** An exam or a homework of a class. */
const work = z.object({
  id,
  kind: z.enum(EXAM_KIND.values),
  title: z.string(),
  /** When the exam begins or the homework is due. */
  at: instant,
  /** Mean of the students' percents. */
  meanPercent: percent,
});

/** What a student reached in one exam or homework. */
const mark = z.object({
  placeId: id,
  /** The attempt at an exam that counts, the best at its first paper; null for homework and without an attempt. */
  attemptId: z.nullable(id),
  state: z.enum(MARK.values),
  percent,
  isLate: z.boolean(),
});

const student = z.object({
  memberId: id,
  /** Masked for operators. */
  name: z.string(),
  no: z.nullable(z.string()),
  /** Mean of the percents. */
  meanPercent: percent,
  /** Exams not attended and homework not handed in. */
  missedCount: z.int(),
  /** In the order of `works`; null where the student does not have the work. */
  marks: z.array(z.nullable(mark)),
});

/** The exams and homework of a class that have begun, the latest first, and each student's marks in them. */
export const classMarks = z.object({
  gradeId: id,
  gradeTitle: z.string(),
  works: z.array(work),
  students: z.array(student),
});

/** Reply of `grade/queryMarks`. */
export type ClassMarks = z.output<typeof classMarks>;

/** The marks of a class, for its staff. */
export const classMarkCalls = {
  queryMarks: call({
    methods: ['GET'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject(idInput.shape),
    output: classMarks,
    errors: ['NOT_FOUND'],
    summary: '一个班级每名学生在每场考试、每份作业里的得分率和状态，最近的在前',
  }),
  downloadMarks: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    quietErrors: true,
    download: true,
    input: z.strictObject(idInput.shape),
    output: z.any(),
    errors: ['NOT_FOUND'],
    summary: '把一个班级的考试和作业得分率存为 Excel',
  }),
} as const;
