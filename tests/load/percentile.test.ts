import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('percentile: returns a measured value, by nearest rank', () => {
  const values = [15, 20, 35, 40, 50];
  expect([5, 30, 40, 50, 100].map((share) => percentile(values, share))).toEqual([15, 20, 20, 35, 50]);
  expect(percentile([3.14159], 99)).toBe(3.1);
  expect(percentile([], 50)).toBeNaN();
});
