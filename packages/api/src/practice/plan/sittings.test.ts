import { expect, test } from 'vitest';
import { isPassed, sittingOf, sittingsFrom, sittingText } from './sittings.ts';

test('sittingsFrom: leaves out a sitting that comes too soon', () => {
  expect(sittingsFrom('2026-11-27', 3).map(({ id }) => id)).toEqual(['2026-12', '2027-03', '2027-06']);
  expect(sittingsFrom('2026-12-06', 2).map(({ id }) => id)).toEqual(['2027-03', '2027-06']);
});

test('sittingOf: refuses months without a sitting', () => {
  expect(sittingOf('2027-03')).toEqual({ id: '2027-03', readyBy: '2027-03-08' });
  expect([sittingOf('2027-04'), sittingOf('2027-3'), sittingOf('')]).toEqual([null, null, null]);
});

test('isPassed: holds from the first day after its month', () => {
  const march = { id: '2027-03' };
  expect([isPassed(march, '2027-03-31'), isPassed(march, '2027-04-01')]).toEqual([false, true]);
});

test('sittingText: names year and month', () => {
  expect(sittingText('2027-03')).toBe('2027 年 3 月');
});
