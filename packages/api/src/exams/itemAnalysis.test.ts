import { expect, test } from 'vitest';
import { consistency, itemFigures, itemFlags, type ItemSums } from './itemAnalysis.ts';

const MARKS = [
  [2, 2, 25],
  [2, 0, 20],
  [2, 2, 10],
  [0, 0, 15],
  [2, 0, 0],
  [0, 2, 0],
];
const MAX = [2, 2, 25];

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const times = (a: readonly number[], b: readonly number[]) => sum(a.map((value, i) => value * (b[i] ?? 0)));
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

function sumsOf(item: number): ItemSums {
  const points = MARKS.map((marks) => marks[item] ?? 0);
  const rests = MARKS.map((marks) => sum(marks) - (marks[item] ?? 0));
  return {
    count: MARKS.length,
    maxPoints: MAX[item] ?? 0,
    points: sum(points),
    pointsSquared: times(points, points),
    rest: sum(rests),
    restSquared: times(rests, rests),
    product: times(points, rests),
    sortedProduct: times(ascending(points), ascending(rests)),
  };
}

test('itemFigures and consistency: agree with the published figures of three questions', () => {
  const figures = MAX.map((_, item) => itemFigures(sumsOf(item)));
  const shown = figures.map(({ facility, sd, discrimination, efficiency }) =>
    [facility, sd, discrimination ?? 0, efficiency ?? 0].map((value) => value.toFixed(4)),
  );
  expect(shown).toEqual([
    ['0.6667', '1.0328', '31.0757', '35.7143'],
    ['0.5000', '1.0954', '0.0000', '0.0000'],
    ['0.4667', '10.3280', '21.4373', '25.0000'],
  ]);
  const totals = MARKS.map(sum);
  const mean = sum(totals) / totals.length;
  const totalSd = Math.sqrt(sum(totals.map((total) => (total - mean) ** 2)) / (totals.length - 1));
  const cic = consistency(
    figures.map(({ sd }) => sd),
    totalSd,
  );
  expect([mean.toFixed(4), totalSd.toFixed(4), cic?.toFixed(4)]).toEqual(['14.0000', '10.7517', '8.6505']);
});

test('itemFlags: flags questions that nearly all or nearly none solve, or that strong students get wrong', () => {
  const figures = { facility: 0.5, sd: 1, discrimination: 30, efficiency: 40 };
  expect([
    itemFlags(figures),
    itemFlags({ ...figures, facility: 0.1 }),
    itemFlags({ ...figures, facility: 0.96, discrimination: null }),
    itemFlags({ ...figures, discrimination: 12 }),
    itemFlags({ ...figures, discrimination: -5 }),
  ]).toEqual([[], ['hard'], ['easy'], ['weak'], ['weak', 'wrongKey']]);
});

test('itemFigures and consistency: null for a single question and for marks without variance', () => {
  const same = { count: 12, maxPoints: 2, points: 24, pointsSquared: 48, rest: 60, restSquared: 400, product: 120 };
  expect(itemFigures({ ...same, sortedProduct: 120 })).toEqual({
    facility: 1,
    sd: 0,
    discrimination: null,
    efficiency: null,
  });
  expect(consistency([1], 2)).toBeNull();
});
