import { expect, test } from 'vitest';
import { movedTo } from './useOrder.ts';

test('a member moves to its place among the others, and a place that is none changes nothing', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect([movedTo(items, 0, 2), movedTo(items, 3, 0), movedTo(items, 1, 1), movedTo(items, 9, 0)]).toEqual([
    ['b', 'c', 'a', 'd'],
    ['d', 'a', 'b', 'c'],
    items,
    items,
  ]);
});
