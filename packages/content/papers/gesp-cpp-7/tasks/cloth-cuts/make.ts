import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const clothOf = (long: number, half: number, places: readonly number[]) => lines([long, places.length, half], places);
const some = (random: Random, long: number, n: number, half: number) =>
  clothOf(long, half, random.some(n, 1, long - 1));
/** Places that are multiples of `unit`, so that many pieces are exactly as long as `half` units. */
const onGrid = (random: Random, n: number, unit: number, half: number) =>
  clothOf(
    MOST,
    half * unit,
    random.some(n, 1, MOST / unit - 1).map((one) => one * unit),
  );
const steps = (n: number, step: number) => Array.from({ length: n }, (_, at) => (at + 1) * step);

export const making = {
  inputs: (random) => [
    clothOf(2, MOST, [1]),
    clothOf(10, 12, [5, 3]),
    clothOf(30, 10, [20, 10, 15]),
    some(random, 40, 12, 50),
    onGrid(random, 60, 10_000_000, 5),
    clothOf(MOST, 40_000_000, steps(200, 4_000_000)),
    clothOf(985_000_000, MOST, steps(200, 4_900_000).toReversed()),
    onGrid(random, 200, 2_500_000, 16),
    onGrid(random, 200, 4_000_000, 6),
    clothOf(
      MOST - 1,
      MOST,
      steps(200, 1).map((one) => MOST - 1 - one * one),
    ),
    some(random, 201, 200, 20),
    clothOf(
      999_000_000,
      MOST,
      random.some(200, 1, 200).map((one) => one * 4_970_000 + random.int(0, 50_000)),
    ),
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
