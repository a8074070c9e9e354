import { expect, test } from 'vitest';
import { addDays, addMonths, dayByKey, monthTitle, parseDay, spokenDay, weeksOf } from './day.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  [' 2026 年 11 月 21 日 ', '2026-11-21'],
  ['２０２６１１２１', '2026-11-21'],
  ['2026.11.21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['11-21', undefined],
  ['0026-11-21', undefined],
  ['明天', undefined],
])('parseDay: reads "%s" as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('addMonths: keeps the day, or takes the last one of a shorter month', () => {
  expect([addMonths('2026-11-21', 1), addMonths('2026-01-31', 1), addMonths('2028-02-29', -12)]).toEqual([
    '2026-12-21',
    '2026-02-28',
    '2027-02-28',
  ]);
});

test('addDays: crosses the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
});

test('weeksOf: returns whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('monthTitle and spokenDay: are in Chinese', () => {
  expect([monthTitle('2026-11-21'), spokenDay('2026-11-01')]).toEqual(['2026 年 11 月', '2026 年 11 月 1 日 星期日']);
});

test.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', true, '2027-11-21'],
  ['a', false, undefined],
])('dayByKey: %s (shift %s) moves to %s', (key, shift, day) => {
  expect(dayByKey('2026-11-21', key, shift)).toBe(day);
});
