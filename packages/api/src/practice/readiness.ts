import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Band of a student's chance to pass a level. */
export const READINESS_BAND = labelled(
  { likely: '较有把握', hopeful: '有希望', notYet: '还需练习' },
  { likely: 'ok', hopeful: 'primary', notYet: 'warn' },
);
type ReadinessBand = ValueIn<typeof READINESS_BAND>;

/** A student's readiness for a level. */
export interface Readiness {
  /** Expected points out of 100. */
  expected: number;
  /** Chance to reach 60 points, from 0 to 1. */
  chance: number;
  band: ReadinessBand;
}

const PASS = 60;
const SPREAD = { practice: 12, mocks: 8 } as const;
const MOCK_WEIGHTS = [0.5, 0.3, 0.2] as const;
const LEAST_MOCKS = 2;

/** The standard normal distribution function; the error is below 2e-7 (Abramowitz and Stegun 7.1.26). */
function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const poly =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) * t;
  const erf = 1 - poly * Math.exp(-x * x);
  return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

function meanOfMocks(newestFirst: readonly number[]): number {
  const taken = newestFirst.slice(0, MOCK_WEIGHTS.length);
  const sums = taken.reduce(
    ({ total, weight }, points, place) => {
      const w = MOCK_WEIGHTS[place] ?? 0;
      return { total: total + w * points, weight: weight + w };
    },
    { total: 0, weight: 0 },
  );
  return sums.total / sums.weight;
}

function bandOf(chance: number): ReadinessBand {
  return chance >= 0.85 ? 'likely' : chance >= 0.6 ? 'hopeful' : 'notYet';
}

/**
 * Estimates the chance to pass a GESP level.
 *
 * `mastery` is the weighted mean over the level's points, `programming` the mastery of programming, both from 0 to 1.
 * `mocks` are the results of full mock papers of the last sixty days out of 100, the newest first; at least two are
 * needed to count.
 */
export function readinessOf({
  mastery,
  programming,
  mocks = [],
}: {
  mastery: number;
  programming: number;
  mocks?: readonly number[];
}): Readiness {
  const practised = 30 * (0.25 + 0.75 * mastery) + 20 * (0.5 + 0.5 * mastery) + 50 * programming;
  const hasMocks = mocks.length >= LEAST_MOCKS;
  const expected = hasMocks ? (practised + meanOfMocks(mocks)) / 2 : practised;
  const chance = normalShare((expected - PASS) / (hasMocks ? SPREAD.mocks : SPREAD.practice));
  return { expected, chance, band: bandOf(chance) };
}
