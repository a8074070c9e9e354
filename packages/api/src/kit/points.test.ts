import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPoints, splitPoints } from './points.ts';

test('splitPoints: parts add up to the total, and equal weights differ by at most a hundredth', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 }),
      (total, weights) => {
        expect(splitPoints(total, weights).reduce((sum, part) => sum + part, 0)).toBe(total);
        const equal = splitPoints(
          total,
          weights.map(() => 1),
        );
        expect(Math.max(...equal) - Math.min(...equal)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('splitPoints: parts of 0.5, 1.5, 3 and 4 points keep their points', () => {
  const usual = fc.array(fc.constantFrom(50, 150, 300, 400), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(usual, (weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(splitPoints(whole, weights)).toEqual(weights);
    }),
  );
});

test('splitPoints: equal remainders go to the earlier part, without rounding errors', () => {
  expect([splitPoints(2, [4, 1, 1]), splitPoints(2, [1, 7, 2]), splitPoints(1_001, [150, 150, 300])]).toEqual([
    [2, 0, 0],
    [0, 2, 0],
    [250, 250, 501],
  ]);
});

test('splitPoints: the rest goes to the largest remainders, the earlier part first', () => {
  expect([
    splitPoints(
      2_500,
      Array.from({ length: 10 }, () => 1),
    ),
    splitPoints(100, [1, 1, 1]),
    splitPoints(10, [1, 2]),
    splitPoints(5, []),
  ]).toEqual([Array.from({ length: 10 }, () => 250), [34, 33, 33], [3, 7], []]);
});

test('formatPoints: shows at most two decimals and no trailing zeros', () => {
  expect([0, 200, 1_250, 3_333, 10_000].map(formatPoints)).toEqual(['0', '2', '12.5', '33.33', '100']);
});
