import { expect, test } from 'vitest';
import { nextIndex } from './nextIndex.ts';

const items = [{}, { disabled: true }, {}, {}];

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Enter', 0, undefined],
])('nextIndex: %s from %d moves to %s, past disabled items', (key, from, to) => {
  expect(nextIndex(key, from, items)).toBe(to);
});

test('nextIndex: does not move when every item is disabled', () => {
  expect(nextIndex('ArrowRight', 0, [{ disabled: true }])).toBeUndefined();
});
