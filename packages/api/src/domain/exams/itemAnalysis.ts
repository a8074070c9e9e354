import { labelled, type ValueIn } from '../forms/labelled.ts';

/** Fewer attempts say nothing about a question. */
export const LEAST_ATTEMPTS = 10;

/**
 * Sums over the attempts of a paper, for one of its questions; `rest` is an attempt's total without it.
 *
 * - `sortedProduct`: of the question's points and the rests, each sorted by itself, the sum of products
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

export interface ItemFigures {
  /** Mean share of the points. */
  facility: number;
  /** Of the points, as they are stored. */
  sd: number;
  /** 100 x correlation with the rest; null where either never differs. */
  discrimination: number | null;
  /** How much of the greatest covariance that these marks allow, in percent. */
  efficiency: number | null;
}

export const ITEM_FLAG = labelled(
  {
    hard: '太难',
    easy: '太容易',
    weak: '区分度低',
    wrongKey: '疑似答案有误',
  },
  { hard: 'warn', weak: 'warn', wrongKey: 'bad' },
);
export type ItemFlag = ValueIn<typeof ITEM_FLAG>;

const covariance = (product: number, a: number, b: number, count: number): number =>
  (product - (a * b) / count) / (count - 1);

/** Classical item analysis: sample variance throughout, as the published figures are counted. */
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

/** How well the questions of a paper measure the same thing, in percent; null of a single one. */
export function consistency(sds: readonly number[], totalSd: number): number | null {
  const count = sds.length;
  if (count < 2 || totalSd === 0) return null;
  const ofItems = sds.reduce((sum, sd) => sum + sd * sd, 0);
  return ((100 * count) / (count - 1)) * (1 - ofItems / (totalSd * totalSd));
}

/** What an author should look at. */
export function itemFlags({ facility, discrimination }: ItemFigures): ItemFlag[] {
  return [
    ...(facility < 0.2 ? (['hard'] as const) : []),
    ...(facility > 0.95 ? (['easy'] as const) : []),
    ...(discrimination !== null && discrimination < 20 ? (['weak'] as const) : []),
    ...(discrimination !== null && discrimination < 0 ? (['wrongKey'] as const) : []),
  ];
}
