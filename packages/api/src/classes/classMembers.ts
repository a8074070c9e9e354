import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kinds of things that a class switches on and schedules. */
export const CONTROL_TARGET = labelled({
  course: '课程',
  chapter: '单元',
  exam: '考试',
  homework: '作业',
  solution: '答案解析',
});

/** Kind of the `targetId` in a class's schedule; `solution` opens the answers of an exam, homework or chapter. */
export type ControlTarget = ValueIn<typeof CONTROL_TARGET>;

/** A group of students within a class. */
export interface GradeGroup {
  id: string;
  name: string;
}

/**
 * Weights of the parts of the term score in percent; together 100. The weight of a part without results is distributed
 * over the others.
 */
export interface GradeWeights {
  homework: number;
  exam: number;
  chapter: number;
}

/** Weights of a new class. */
export const DEFAULT_WEIGHTS = { homework: 40, exam: 50, chapter: 10 } as const satisfies GradeWeights;

/** Minimum term scores of the levels. */
export interface GradeLevels {
  excellent: number;
  good: number;
  pass: number;
}

/** Levels of a new class. */
export const DEFAULT_LEVELS = { excellent: 90, good: 75, pass: 60 } as const satisfies GradeLevels;

/** Level of a term score. */
export const TERM_LEVEL = labelled({ excellent: '优秀', good: '良好', pass: '合格', improve: '待提高' });

/** Level of a term report: the class's minimum scores decide it, and `improve` is below all of them. */
export type TermLevel = ValueIn<typeof TERM_LEVEL>;
