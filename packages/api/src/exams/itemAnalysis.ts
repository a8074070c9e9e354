import { labelled, type ValueIn } from '../kit/labelled.ts';

/** With fewer attempts the figures are shown as preliminary, and no question is flagged. */
export const LEAST_ATTEMPTS = 10;

/** A spread needs two attempts at least. */
export const FIRST_ATTEMPTS = 2;

/**
 * Sums over all attempts of a paper, for one question. `rest` is the total of an attempt without this question.
 *
 * - `sortedProduct`: the sum of products after sorting points and rests separately
 */
export interface ItemSums {
  count: number;
  maxPoints: number;
  points: number;
  pointsSquared: number;
  rest: number;
  restSquared: number;
  product: number;
  sortedProduct: number;
}

/** Figures of one question. */
export interface ItemFigures {
  /** Mean share of the maximum points, from 0 to 1. */
  facility: number;
  /** Standard deviation of the points, in hundredths as they are stored. */
  sd: number;
  /** 100 × the correlation with the rest; null if either has no variance. */
  discrimination: number | null;
  /** The covariance as a share of the greatest possible with these marks, in percent; null if that is 0. */
  efficiency: number | null;
}

/** Hints at questions that an author should check. */
export const ITEM_FLAG = labelled(
  {
    hard: '太难',
    easy: '太容易',
    weak: '区分度低',
    wrongKey: '疑似答案有误',
  },
  { hard: 'warn', weak: 'warn', wrongKey: 'bad' },
);

/** Hint at a bad question, derived by `itemFlags` from facility and discrimination; a question may have several. */
export type ItemFlag = ValueIn<typeof ITEM_FLAG>;

const covariance = (product: number, a: number, b: number, count: number): number =>
  (product - (a * b) / count) / (count - 1);

/** Computes the figures of classical item analysis, with sample variance (n − 1). */
export function itemFigures(sums: ItemSums): ItemFigures {
  const { count, maxPoints, points, pointsSquared, rest, restSquared, product, sortedProduct } = sums;
  const variance = covariance(pointsSquared, points, points, count);
  const restVariance = covariance(restSquared, rest, rest, count);
  const shared = covariance(product, points, rest, count);
  const greatest = covariance(sortedProduct, points, rest, count);
  const spread = Math.sqrt(variance * restVariance);
  return {
    facility: points / count / maxPoints,
    sd: Math.sqrt(variance),
    discrimination: spread > 0 ? (100 * shared) / spread : null,
    efficiency: greatest > 0 ? (100 * shared) / greatest : null,
  };
}

/**
 * Cronbach's alpha in percent: how well the questions measure the same thing. Null for fewer than two questions, or if
 * all totals are equal.
 */
export function consistency(sds: readonly number[], totalSd: number): number | null {
  const count = sds.length;
  if (count < 2 || totalSd === 0) return null;
  const ofItems = sds.reduce((sum, sd) => sum + sd * sd, 0);
  return ((100 * count) / (count - 1)) * (1 - ofItems / (totalSd * totalSd));
}

/** Flags questions that an author should check. */
export function itemFlags({ facility, discrimination }: ItemFigures): ItemFlag[] {
  return [
    ...(facility < 0.2 ? (['hard'] as const) : []),
    ...(facility > 0.95 ? (['easy'] as const) : []),
    ...(discrimination !== null && discrimination < 20 ? (['weak'] as const) : []),
    ...(discrimination !== null && discrimination < 0 ? (['wrongKey'] as const) : []),
  ];
}
