import type { Difficulty } from '../questions/difficulty.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { PROGRAMMING, type QuestionType, TRUE_FALSE } from '../questions/kinds.ts';
import { slugOf } from '../questions/pointId.ts';

/** Band of a student's mastery of a knowledge point. */
export const MASTERY_BAND = labelled(
  { none: '数据不足', weak: '薄弱', fair: '基本掌握', strong: '掌握', stale: '久未练' },
  { weak: 'bad', fair: 'warn', strong: 'ok' },
);

/** Band of a mastery: `none` means too few answers; `stale`, that the newest answer is too old to rely on. */
export type MasteryBand = ValueIn<typeof MASTERY_BAND>;

/** A result that the student may see. The order of results does not matter, so a rejudge is safe. */
export interface Evidence {
  type: QuestionType;
  difficulty: Difficulty;
  /** Share of the points, from 0 to 1. */
  score: number;
  /** Age in days. */
  days: number;
  /** Whether the point is the primary one of the question. */
  isPrimary: boolean;
  /** Whether it is the member's first answer to the question. */
  isFirst: boolean;
  /** Measured mean share of first answers; null with too few. */
  facility: number | null;
}

/** Mastery of a knowledge point. */
export interface Mastery {
  /** From 0 to 1, including the prior. */
  value: number;
  /** Total weight of the results. */
  weight: number;
  answers: number;
  band: MasteryBand;
  /** Whether the value is still uncertain. */
  isEarly: boolean;
}

const EXPECTED_SHARE: Readonly<Record<Difficulty, number>> = {
  easy: 0.85,
  medium: 0.65,
  hard: 0.45,
  veryHard: 0.25,
};
const HALF_LIFE_DAYS = 120;
const PRIOR = { value: 0.5, weight: 2 } as const;
/** A result at a question with this expected share counts unchanged. */
const MIDDLE = 0.65;
const LEAST_WEIGHT = 3;
const SURE_WEIGHT = 8;
const STALE_DAYS = 60;
const FAIR = 0.6;
const STRONG = 0.8;

const within = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

function weightOf({ type, isPrimary, isFirst, days }: Evidence): number {
  const guessing = type === TRUE_FALSE ? 0.5 : type === PROGRAMMING ? 3 : 1;
  return guessing * (isPrimary ? 1 : 0.5) * (isFirst ? 1 : 0.3) * 2 ** (-Math.max(0, days) / HALF_LIFE_DAYS);
}

/** The expected share of the points of a question: measured, or else by its difficulty. */
export const expectedShare = ({ difficulty, facility }: Pick<Evidence, 'difficulty' | 'facility'>): number =>
  facility === null ? EXPECTED_SHARE[difficulty] : within(0.2, 0.95, facility);

/** A result relative to what was expected: the same score counts more at a harder question. */
const worthOf = ({ score, ...of }: Evidence): number => score - expectedShare(of) + MIDDLE;

/** The band of a value with enough data. */
export const bandAt = (value: number): 'weak' | 'fair' | 'strong' =>
  value >= STRONG ? 'strong' : value >= FAIR ? 'fair' : 'weak';

function bandOf(value: number, weight: number, newestDays: number): MasteryBand {
  if (weight < LEAST_WEIGHT) return 'none';
  return newestDays > STALE_DAYS ? 'stale' : bandAt(value);
}

/** Computes a student's mastery of a knowledge point from results at its questions. */
export function masteryOf(evidence: readonly Evidence[]): Mastery {
  let weight = 0;
  let worth = 0;
  for (const one of evidence) {
    const w = weightOf(one);
    weight += w;
    worth += w * worthOf(one);
  }
  const value = within(0, 1, (PRIOR.weight * PRIOR.value + worth) / (PRIOR.weight + weight));
  const newestDays = Math.min(...evidence.map(({ days }) => days));
  return {
    value,
    weight,
    answers: evidence.length,
    band: bandOf(value, weight, newestDays),
    isEarly: weight < SURE_WEIGHT,
  };
}

/**
 * How many days ago a knowledge point was mastered for the first time, even if it was forgotten since; null if it never
 * was. Replays the results in the order of their time.
 */
export function daysSinceMastered(evidence: readonly Evidence[]): number | null {
  const inOrder = evidence.toSorted((one, other) => other.days - one.days);
  for (const [at, { days }] of inOrder.entries()) {
    const known = inOrder.slice(0, at + 1).map((one) => ({ ...one, days: one.days - days }));
    if (masteryOf(known).band === 'strong') return days;
  }
  return null;
}

/** Concepts of levels 1 to 4 that are the same in all languages. */
const OF_EVERY_LANGUAGE: ReadonlySet<string> = new Set(['radix', 'complement', 'enumerate', 'simulate', 'recurrence']);
const SYNTAX_LEVEL = /^(gesp-(?:cpp|py))-[1-4]\//;

/** The key under which results are combined: an algorithm in all languages, syntax per language. */
export function masteryKey(pointId: string): string {
  const slug = slugOf(pointId);
  const language = SYNTAX_LEVEL.exec(pointId)?.[1];
  const isShared = language === undefined || OF_EVERY_LANGUAGE.has(slug) || slug.startsWith('sort-');
  return isShared ? slug : `${language}/${slug}`;
}
