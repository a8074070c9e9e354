import { expect, test } from 'vitest';
import { nextTitle, sameWeekday, shiftDays } from './nextTerm.ts';

test.each([
  ['信奥一班 · 秋季', '信奥一班 · 春季'],
  ['2026 秋季提高班', '2027 春季提高班'],
  ['2026年春季班', '2026年秋季班'],
  ['2025-2026学年上学期 一班', '2025-2026学年下学期 一班'],
  ['2025-2026学年第二学期', '2026-2027学年第一学期'],
  ['周六班', '周六班（下学期）'],
  ['周六班（下学期）', '周六班（上学期）'],
])('nextTitle: moves the term of %s on', (title, next) => {
  expect(nextTitle(title)).toBe(next);
});

test('nextTitle: cuts a title so that the addition fits the field', () => {
  expect(Array.from(nextTitle('长'.repeat(60)))).toHaveLength(60);
});

test('shiftDays: counts from the first day in Beijing, whatever the hour', () => {
  // 23:30 on August 31 in UTC is September 1 in Beijing.
  expect(shiftDays({ firstDay: '2027-02-23' }, '2026-08-31T23:30:00.000Z')).toBe(175);
  expect(shiftDays({ firstDay: '2026-08-30' }, '2026-09-01T02:00:00.000Z')).toBe(-2);
  expect(shiftDays({ days: 7 }, '2026-09-01T02:00:00.000Z')).toBe(7);
});

test.each([
  ['2027-01-20', '2027-01-26'],
  ['2027-01-26', '2027-01-26'],
  ['2027-01-27', '2027-02-02'],
])('sameWeekday: finds the first Tuesday from %s on', (day, first) => {
  expect(sameWeekday('2026-09-01T00:00:00.000Z', day)).toBe(first);
});
