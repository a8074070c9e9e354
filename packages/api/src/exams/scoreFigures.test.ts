import { expect, test } from 'vitest';
import { scoreFigures } from './scoreFigures.ts';

test('scoreFigures: takes the mean of the two middle totals as the median, and none of an empty list', () => {
  expect(scoreFigures([1000, 4000, 2000, 3100])).toEqual({
    count: 4,
    mean: 2525,
    median: 2550,
    highest: 4000,
    lowest: 1000,
  });
  expect([scoreFigures([700])?.median, scoreFigures([])]).toEqual([700, null]);
});
