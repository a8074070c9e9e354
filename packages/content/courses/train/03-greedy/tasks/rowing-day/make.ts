import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const GIGA = 1_000_000_000;
type Prices = readonly [single: number, double: number];
const day = (w: number, [p, q]: Prices, all: readonly number[]) => lines([all.length, w, p, q], all);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    day(1, [1, GIGA], [GIGA]),
    day(100, [7, 3], [60, 55, 70]),
    day(
      GIGA,
      [GIGA, GIGA],
      Array.from({ length: 2000 }, () => GIGA / 2),
    ),
    day(10, [5, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    day(10, [9, 5], [9, 8, 7, 6, 5, 4, 3, 2, 1]),
    day(100, [400_000_000, 900_000_000], some(random, 50, 20, 80)),
    day(100, [10, 19], some(random, 60, 20, 80)),
    day(100, [30, 10], some(random, 300, 30, 75)),
    day(GIGA, [GIGA - 1, GIGA], some(random, 2000, 1, GIGA)),
    day(GIGA, [GIGA, 5], some(random, 1999, 1, GIGA)),
    day(50, [GIGA, GIGA - 7], some(random, 500, 20, 30)),
    day(120, [800_000_000, 900_000_000], some(random, 1500, 30, 90)),
    day(200, [400_000_000, 900_000_000], some(random, 1000, 50, 150)),
    day(1_000_000, [6, 8], some(random, 1001, 1, 1_000_000)),
    day(500_000, [GIGA, 700_000_000], some(random, 900, 1, 500_000)),
    day(99, [600_000_000, 350_000_000], some(random, 700, 1, 98)),
  ],
  small: (random) =>
    day(random.int(2, 12), [random.int(1, 6), random.int(1, 10)], some(random, random.int(1, 8), 1, 9)),
  isValid: (input) => {
    const [n = 0, w = 0, p = 0, q = 0, ...all] = numbersOf(input);
    return (
      input === day(w, [p, q], all) &&
      n === all.length &&
      n >= 1 &&
      n <= 2000 &&
      [w, p, q, ...all].every((one) => Number.isInteger(one) && one >= 1 && one <= GIGA)
    );
  },
  // Tries every number of pairs: the lightest people, the outermost two together each time.
  solve: (input) => {
    const [n = 0, w = 0, p = 0, q = 0, ...all] = numbersOf(input);
    const sorted = all.toSorted((a, b) => a - b);
    let [least, most] = [n * Math.min(p, q), 0];
    for (let pairs = 1; pairs * 2 <= n; pairs++) {
      const fits = Array.from({ length: pairs }, (_, at) => (sorted[at] ?? 0) + (sorted[pairs * 2 - 1 - at] ?? 0) <= w);
      if (fits.includes(false)) break;
      most = pairs;
      least = Math.min(least, pairs * q + (n - pairs * 2) * Math.min(p, q));
    }
    return lines([least, most]);
  },
} satisfies Making;
