import { labelled, served, type ValueIn } from '../kit/labelled.ts';

/** Difficulty of a question. */
export const DIFFICULTY = served(
  'difficulty',
  labelled({ easy: '简单', medium: '中等', hard: '困难', veryHard: '极难' }),
);
export type Difficulty = ValueIn<typeof DIFFICULTY>;
