import { labelled, served, type ValueIn } from '../kit/labelled.ts';

/** Difficulty of a question. */
export const DIFFICULTY = served(
  'difficulty',
  labelled({ easy: '简单', medium: '中等', hard: '困难', veryHard: '极难' }),
);

/** Difficulty as the author set it; with enough answers, readers see the measured one instead. */
export type Difficulty = ValueIn<typeof DIFFICULTY>;
