import { expect, test } from 'vitest';
import { weekWords } from './InkWeek.tsx';

const weekOf = (minutes: readonly number[], streak: number) => ({
  days: minutes.map((count, no) => ({ day: `2026-11-${16 + no}`, minutes: count })),
  streak,
});
const SATURDAY = '2026-11-21';

test('weekWords: names the missed day that the streak skips', () => {
  expect(weekWords(weekOf([12, 31, 4, 0, 45, 18, 0], 5), SATURDAY)).toBe('连续 5 天（周四休息） · 本周 110 分钟');
});

test('weekWords: names no missed day that ended the streak', () => {
  expect(weekWords(weekOf([0, 0, 0, 20, 10, 10, 0], 3), SATURDAY)).toBe('连续 3 天 · 本周 40 分钟');
});

test('weekWords: does not call today a day of rest before it is over', () => {
  expect(weekWords(weekOf([10, 10, 10, 10, 10, 0, 0], 5), SATURDAY)).toBe('连续 5 天 · 本周 50 分钟');
});

test('weekWords: names the free day when the streak began in the week before', () => {
  expect(weekWords(weekOf([0, 10, 0, 0, 0, 0, 0], 4), '2026-11-17')).toBe('连续 4 天（周一休息） · 本周 10 分钟');
});
