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
] as const)('a question of which %d of the points is reached is %s', (facility, difficulty) => {
  expect(measuredDifficulty(facility)).toBe(difficulty);
});

test('two steps from the label are far, one is not', () => {
  expect(isFarMeasured('easy', 'hard')).toBe(true);
  expect(isFarMeasured('veryHard', 'easy')).toBe(true);
  expect(isFarMeasured('easy', 'medium')).toBe(false);
  expect(isFarMeasured('hard', 'veryHard')).toBe(false);
  expect(isFarMeasured('hard', 'hard')).toBe(false);
});
