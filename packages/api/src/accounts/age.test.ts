import { expect, test } from 'vitest';
import { isYoungerThan, needsConsent } from './age.ts';

const at = (text: string): number => Date.parse(text);

test('needsConsent: ends with the month of the fourteenth birthday, in Beijing time', () => {
  expect(needsConsent('2012-11', at('2026-11-01T00:00:00+08:00'))).toBe(true);
  expect(needsConsent('2012-11', at('2026-11-30T23:59:59.999+08:00'))).toBe(true);
  expect(needsConsent('2012-11', at('2026-12-01T00:00:00+08:00'))).toBe(false);
});

test('needsConsent: a birthday in December counts until the end of the year', () => {
  expect(needsConsent('2012-12', at('2026-12-31T23:59:59+08:00'))).toBe(true);
  expect(needsConsent('2012-12', at('2027-01-01T00:00:00+08:00'))).toBe(false);
});

test('isYoungerThan: false when the birth month is unknown or invalid', () => {
  const now = at('2026-11-21T08:00:00Z');
  expect([null, '', '2012', '2012-13'].map((birthYm) => isYoungerThan(18, birthYm, now))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
