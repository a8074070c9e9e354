import { expect, test } from 'vitest';
import { columnText, leftText, roughText, usedText } from './durations.ts';

const HOUR = 3_600_000;

test.each([
  [6_128_999, '01:42:08'],
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [25 * HOUR, '25:00:00'],
  [51 * HOUR + 60_000, '2 天 3 小时'],
])('leftText: %i ms read %s', (ms, text) => {
  expect(leftText(ms)).toBe(text);
});

test('usedText and columnText: give minutes and seconds, long and short', () => {
  expect([5_772_000, 45_000, 60_000].map(usedText)).toEqual(['96 分 12 秒', '45 秒', '1 分 00 秒']);
  expect([108_000, 5_000, 1_880_000].map(columnText)).toEqual(['1:48', '0:05', '31:20']);
});

test('roughText: keeps the two largest units', () => {
  expect([48_000, 125_000, 2 * HOUR + 300_000, 76 * HOUR].map(roughText)).toEqual([
    '48 秒',
    '2 分 5 秒',
    '2 小时 5 分',
    '3 天 4 小时',
  ]);
});
