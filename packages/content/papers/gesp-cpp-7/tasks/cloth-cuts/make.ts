import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const clothOf = (long: number, half: number, places: readonly number[]) => lines([long, places.length, half], places);
const some = (random: Random, long: number, n: number, half: number) =>
  clothOf(long, half, random.some(n, 1, long - 1));
const steps = (n: number, step: number) => Array.from({ length: n }, (_, at) => (at + 1) * step);

export const making = {
  inputs: (random) => [
    clothOf(2, 1, [1]),
    clothOf(10, 12, [5, 3]),
    clothOf(30, 10, [20, 10, 15]),
    some(random, 40, 12, 50),
    some(random, 1000, 40, 100),
    clothOf(MOST, 40_000_000, steps(200, 4_000_000)),
    clothOf(985_000_000, MOST, steps(200, 4_900_000).toReversed()),
    some(random, MOST, 200, 1),
    some(random, MOST, 200, 100_000_000),
    clothOf(
      MOST,
      50_000_000,
      steps(200, 1).map((one) => MOST - one * one),
    ),
    some(random, 201, 200, 20),
    some(random, 900_000_000, 199, MOST),
  ],
  small: (random) => {
    const n = random.int(1, 7);
    const long = random.int(n + 1, 30);
    return some(random, long, n, random.int(1, 31));
  },
  isValid: (input) => {
    const [long = 0, n = 0, half = 0, ...places] = numbersOf(input);
    return (
      input === clothOf(long, half, places) &&
      long >= 2 &&
      long <= MOST &&
      n === places.length &&
      n >= 1 &&
      n <= 200 &&
      half >= 1 &&
      half <= MOST &&
      new Set(places).size === n &&
      places.every((one) => Number.isInteger(one) && one >= 1 && one < long)
    );
  },
  // Remembers the answer of each piece, tries every first cut of it.
  solve: (input) => {
    const [long = 0, , half = 0, ...places] = numbersOf(input);
    const sorted = [0, ...places.toSorted((x, y) => x - y), long];
    const known = new Map<number, number>();
    const least = (from: number, to: number): number => {
      if (to - from < 2) return 0;
      const key = from * 1000 + to;
      const before = known.get(key);
      if (before !== undefined) return before;
      const size = (sorted[to] ?? 0) - (sorted[from] ?? 0);
      let best = Number.MAX_SAFE_INTEGER;
      for (let cut = from + 1; cut < to; cut += 1) best = Math.min(best, least(from, cut) + least(cut, to));
      const time = best + (size < half && size < long ? Math.floor(size / 2) : size);
      known.set(key, time);
      return time;
    };
    return lines(least(0, sorted.length - 1));
  },
} satisfies Making;
