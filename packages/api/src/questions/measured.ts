import { DIFFICULTY, type Difficulty } from './difficulty.ts';

/** From this many first answers on, the measured difficulty replaces the author's. */
export const LEAST_FIRST_ANSWERS = 30;
/** Minimum mean shares of the difficulties. */
const FROM_SHARE = { easy: 0.75, medium: 0.5, hard: 0.25, veryHard: 0 } as const satisfies Record<Difficulty, number>;
/** A measured difficulty this many levels away from the label is reported to the author. */
export const FAR_STEPS = 2;

/** The difficulty of a question whose first answers reach this mean share of the points. */
export const measuredDifficulty = (facility: number): Difficulty =>
  DIFFICULTY.values.find((value) => facility >= FROM_SHARE[value]) ?? 'veryHard';

/** Whether the measured difficulty is at least two levels away from the label. */
export const isFarMeasured = (label: Difficulty, measured: Difficulty): boolean =>
  Math.abs(DIFFICULTY.values.indexOf(label) - DIFFICULTY.values.indexOf(measured)) >= FAR_STEPS;
