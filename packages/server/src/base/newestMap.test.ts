import { expect, test } from 'vitest';
import { NewestMap } from './newestMap.ts';

test('NewestMap: evicts the oldest entry; setting an entry again makes it the newest', () => {
  const map = new NewestMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4]);
});
