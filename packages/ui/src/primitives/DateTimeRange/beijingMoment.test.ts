import { expect, test } from 'vitest';
import { beijingInstant, beijingParts, minutesAfter, minutesBetween, spanText } from './beijingMoment.ts';

test('beijingParts: returns Beijing time, also past midnight', () => {
  expect(beijingParts('2026-11-21T11:00:00.000Z')).toEqual({ day: '2026-11-21', clock: '19:00' });
  expect(beijingParts('2026-11-21T16:30:00.000Z')).toEqual({ day: '2026-11-22', clock: '00:30' });
  expect(beijingParts(null)).toEqual({ day: null, clock: null });
});

test('beijingInstant: is eight hours earlier in UTC', () => {
  expect(beijingInstant('2026-11-21', '19:00')).toBe('2026-11-21T11:00:00.000Z');
  expect(beijingInstant('2026-11-22', '00:30')).toBe('2026-11-21T16:30:00.000Z');
});

test('spanText: says the length of a range in words', () => {
  const start = '2026-11-21T11:00:00.000Z';
  expect(minutesBetween(start, minutesAfter(start, 120))).toBe(120);
  expect([spanText(120), spanText(95), spanText(2 * 1440 + 210)]).toEqual([
    '2 小时',
    '1 小时 35 分钟',
    '2 天 3 小时 30 分钟',
  ]);
});
