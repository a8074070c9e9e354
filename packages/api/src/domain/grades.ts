import { labelled, type ValueIn } from './forms/labelled.ts';

/** What a class switches on and dates. */
export const CONTROL_TARGET = labelled({
  course: '课程',
  chapter: '单元',
  exam: '考试',
  homework: '作业',
  solution: '答案解析',
});
export type ControlTarget = ValueIn<typeof CONTROL_TARGET>;

export interface GradeGroup {
  id: string;
  name: string;
}

/** How much of the term's score each part is; together 100. A part that a class had none of is shared out. */
export interface GradeWeights {
  homework: number;
  exam: number;
  chapter: number;
}

export const DEFAULT_WEIGHTS = { homework: 40, exam: 50, chapter: 10 } as const satisfies GradeWeights;

/** From which score on a term is excellent, good, passed. */
export interface GradeLevels {
  excellent: number;
  good: number;
  pass: number;
}

export const DEFAULT_LEVELS = { excellent: 90, good: 75, pass: 60 } as const satisfies GradeLevels;

export const TERM_LEVEL = labelled({ excellent: '优秀', good: '良好', pass: '合格', improve: '待提高' });
export type TermLevel = ValueIn<typeof TERM_LEVEL>;
