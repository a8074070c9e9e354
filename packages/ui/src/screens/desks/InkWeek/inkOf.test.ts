import { expect, test } from 'vitest';
import { inkOf } from './inkOf.ts';

test('inkOf: is darker with minutes, in four steps', () => {
  expect([0, 1, 9, 10, 24, 25].map(inkOf)).toEqual([0, 1, 1, 2, 2, 3]);
});
