import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test('percentOf: two decimals, rounded half up, and null for an empty whole', () => {
  expect([percentOf(2, 3), percentOf(1, 2), percentOf(12, 31), percentOf(1, 800), percentOf(0, 0)]).toEqual([
    66.67,
    50,
    38.71,
    0.13,
    null,
  ]);
});
