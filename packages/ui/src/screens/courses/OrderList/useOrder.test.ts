import { expect, test } from 'vitest';
import { movedTo } from './useOrder.ts';

test('movedTo: moves an item to an index, and ignores an invalid one', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect([movedTo(items, 0, 2), movedTo(items, 3, 0), movedTo(items, 1, 1), movedTo(items, 9, 0)]).toEqual([
    ['b', 'c', 'a', 'd'],
    ['d', 'a', 'b', 'c'],
    items,
    items,
  ]);
});
