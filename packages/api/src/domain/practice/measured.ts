import { DIFFICULTY, type Difficulty } from '../difficulty.ts';

/** From so many first answers on, what was measured of a question rules over what its author expected. */
export const LEAST_FIRST_ANSWERS = 30;
/** The shares from which on a question is easy, medium, hard; below all of them it is very hard. */
const FROM_SHARE = { easy: 0.75, medium: 0.5, hard: 0.25, veryHard: 0 } as const satisfies Record<Difficulty, number>;
/** So far from its label a question is shown to its author. */
export const FAR_STEPS = 2;

/** How hard a question is whose first answers reach this share of its points. */
export const measuredDifficulty = (facility: number): Difficulty =>
  DIFFICULTY.values.find((value) => facility >= FROM_SHARE[value]) ?? 'veryHard';

/** Whether what was measured lies two steps from the label, or more. */
export const isFarMeasured = (label: Difficulty, measured: Difficulty): boolean =>
  Math.abs(DIFFICULTY.values.indexOf(label) - DIFFICULTY.values.indexOf(measured)) >= FAR_STEPS;
