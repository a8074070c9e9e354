import { expect, test } from 'vitest';
import { isFarMeasured, measuredDifficulty } from './measured.ts';

test.each([
  [1, 'easy'],
  [0.75, 'easy'],
  [0.7499, 'medium'],
  [0.5, 'medium'],
  [0.4999, 'hard'],
  [0.25, 'hard'],
  [0.2499, 'veryHard'],
  [0, 'veryHard'],
] as const)('measuredDifficulty: a mean share of %d is %s', (facility, difficulty) => {
  expect(measuredDifficulty(facility)).toBe(difficulty);
});

test('isFarMeasured: true for two levels of difference, false for one', () => {
  expect(isFarMeasured('easy', 'hard')).toBe(true);
  expect(isFarMeasured('veryHard', 'easy')).toBe(true);
  expect(isFarMeasured('easy', 'medium')).toBe(false);
  expect(isFarMeasured('hard', 'veryHard')).toBe(false);
  expect(isFarMeasured('hard', 'hard')).toBe(false);
});
