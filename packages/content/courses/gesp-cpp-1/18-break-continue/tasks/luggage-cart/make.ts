import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const [MOST, MOST_CART] = [1_000_000_000, 1_000_000_000_000];
const belt = (w: number, m: number, bags: readonly number[]) => lines([bags.length, w, m], bags);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const same = (n: number, weight: number) => Array.from({ length: n }, () => weight);

export const making = {
  inputs: (random) => [
    belt(1, 1, [1]),
    belt(1, 1, [2]),
    belt(MOST_CART, MOST, same(1000, MOST)),
    belt(MOST_CART - 1, MOST, same(1000, MOST)),
    belt(100, 20, [20, 20, 20, 20, 20, 1]),
    belt(60, 30, [31, 10, 20, 40, 30]),
    belt(12, 6, [7, 6, 6]),
    belt(7, 7, [8, 7]),
    belt(1000, 1000, [1000, 1]),
    belt(90, 45, [50, 45, 40, 46, 44, 5, 3]),
    belt(30, 9, [12, 9, 9, 9, 8, 3]),
    belt(100, 40, [30, 30, 30, 30, 5, 5, 41]),
    belt(
      1000,
      500,
      Array.from({ length: 60 }, (_, at) => at + 1),
    ),
    belt(
      1000,
      50,
      Array.from({ length: 60 }, (_, at) => 60 - at),
    ),
    belt(5000, 90, any(random, 300, 100)),
    belt(20_000_000_000, 900_000_000, any(random, 300, MOST)),
    belt(200_000_000_000, 800_000_000, any(random, 1000, MOST)),
  ],
  small: (random) => belt(random.int(1, 40), random.int(1, 12), any(random, random.int(1, 10), 14)),
  isValid: (input) => {
    const [n = 0, w = 0, m = 0, ...bags] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === belt(w, m, bags) &&
      n === bags.length &&
      isIn(n, 1000) &&
      isIn(w, MOST_CART) &&
      isIn(m, MOST) &&
      bags.every((one) => isIn(one, MOST))
    );
  },
  // Finds the first bag at which the light ones up to it weigh too much.
  solve: (input) => {
    const [, w = 0, m = 0, ...bags] = numbersOf(input);
    const lightUpTo = (at: number) => bags.slice(0, at + 1).filter((one) => one <= m);
    const weightOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
    const stop = bags.findIndex((one, at) => one <= m && weightOf(lightUpTo(at)) > w);
    const seen = stop === -1 ? bags : bags.slice(0, stop);
    const loaded = seen.filter((one) => one <= m);
    return lines([loaded.length, weightOf(loaded), seen.length - loaded.length]);
  },
} satisfies Making;
