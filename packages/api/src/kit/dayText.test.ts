import { expect, test } from 'vitest';
import { dayName, dayText, momentText, windowText } from './dayText.ts';
import { clockText, dateText, secondText } from './beijing.ts';

/** Saturday 2026-11-21 19:47:15 in Beijing. */
const now = Date.parse('2026-11-21T11:47:15.000Z');

test('beijing: reads an instant in Beijing time, also past midnight', () => {
  expect(clockText('2026-11-21T11:05:09.000Z')).toBe('19:05');
  expect(secondText('2026-11-21T11:05:09.000Z')).toBe('19:05:09');
  expect(dateText('2026-11-21T16:00:00.000Z')).toBe('2026-11-22');
});

test.each([
  ['2026-11-20T16:00:00.000Z', '今天', '今天'],
  ['2026-11-20T15:59:59.000Z', '昨天', '昨天'],
  ['2026-11-22T15:59:59.000Z', '明天', '明天'],
  ['2026-11-24T11:00:00.000Z', '周二', '11 月 24 日'],
  ['2027-01-03T11:00:00.000Z', '周日', '2027 年 1 月 3 日'],
])('dayName and dayText: %s is %s and %s', (instant, name, day) => {
  expect(dayName(instant, now)).toBe(name);
  expect(dayText(instant, now)).toBe(day);
});

test('windowText: names the day once unless the window ends on another', () => {
  expect(windowText('2026-11-21T11:00:00.000Z', '2026-11-21T13:00:00.000Z', now)).toBe('今天 19:00–21:00');
  expect(windowText('2026-11-21T11:00:00.000Z', '2026-11-24T13:00:00.000Z', now)).toBe(
    '今天 19:00 至 11 月 24 日 21:00',
  );
  expect(momentText('2026-11-22T01:30:00.000Z', now)).toBe('明天 09:30');
});
