import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './shuffle.ts';

test('seededRandom: gives the published mulberry32 sequence of seed 1', () => {
  const random = seededRandom(1);
  expect([random(), random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741,
  ]);
});

test('shuffled: keeps every item once, and gives one order per seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      const once = shuffled(items, seededRandom(seed));
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(sorted(once)).toEqual(sorted(items));
      expect(shuffled(items, seededRandom(seed))).toEqual(once);
    }),
  );
});

test('shuffled: gives each of the six orders of three items about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const order = shuffled(['a', 'b', 'c'], seededRandom(seed)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect([...counts.values()].every((count) => count > 850 && count < 1150)).toBe(true);
});
