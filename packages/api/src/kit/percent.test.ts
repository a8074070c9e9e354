import { expect, test } from 'vitest';
import { percentOf, wholePercent } from './percent.ts';

test('percentOf: two decimals, rounded half up, and null for an empty whole', () => {
  expect([percentOf(2, 3), percentOf(1, 2), percentOf(12, 31), percentOf(1, 800), percentOf(0, 0)]).toEqual([
    66.67,
    50,
    38.71,
    0.13,
    null,
  ]);
});

test('wholePercent: rounds to whole percents, without reaching 0 or 100', () => {
  expect([0, 0.4, 16.67, 57.5, 99.6, 100].map(wholePercent)).toEqual([0, 1, 17, 58, 99, 100]);
});
