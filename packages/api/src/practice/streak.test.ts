import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

// 2026-11-27 is a Friday.
const FRIDAY = '2026-11-27';
const november = (...days: number[]) => new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

test('streakOf: counts the days up to today', () => {
  expect(streakOf(november(25, 26, 27), FRIDAY)).toBe(3);
});

test('streakOf: goes on while today has no practice yet', () => {
  expect(streakOf(november(25, 26), FRIDAY)).toBe(2);
});

test('streakOf: is not ended by one missed day of a week, which it does not count', () => {
  expect(streakOf(november(23, 24, 26, 27), FRIDAY)).toBe(4);
});

test('streakOf: ends at the second missed day of the same week', () => {
  expect(streakOf(november(23, 25, 27), FRIDAY)).toBe(2);
});

test('streakOf: has a new free day from Monday on', () => {
  // Misses Sunday 22 and Monday 23.
  expect(streakOf(november(20, 21, 24, 25, 26, 27), FRIDAY)).toBe(6);
});

test('streakOf: is 0 without practice', () => {
  expect(streakOf(new Set(), FRIDAY)).toBe(0);
});
