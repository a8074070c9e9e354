import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000;
const baskets = (sum: number, all: readonly number[]) => lines([all.length, sum], all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    baskets(2, [1, 1]),
    baskets(8, [4, 4, 4, 4, 2, 6]),
    baskets(
      2_000_000,
      Array.from({ length: 300 }, () => MOST),
    ),
    baskets(
      14,
      Array.from({ length: 100_000 }, () => 7),
    ),
    baskets(
      3,
      Array.from({ length: 100_000 }, (_, at) => (at < 50_000 ? 1 : 2)),
    ),
    baskets(
      3,
      Array.from({ length: 100_000 }, (_, at) => (at < 49_000 ? 2 : 1)),
    ),
    baskets(13, any(random, 100_000, 6, 7)),
    baskets(
      6,
      Array.from({ length: 70_000 }, () => 3),
    ),
    baskets(10, [...any(random, 20_000, 1, 9), ...Array.from({ length: 80_000 }, () => 5)]),
    baskets(20, [...Array.from({ length: 60_000 }, () => 9), ...Array.from({ length: 40_000 }, () => 11)]),
    baskets(1000, any(random, 100_000, 400, 600)),
    baskets(1_000_000, any(random, 90_000, 1, MOST)),
    baskets(30, any(random, 300, 1, 40)),
    baskets(9, any(random, 60, 1, 8)),
  ],
  small: (random) => baskets(random.int(2, 10), any(random, random.int(2, 7), 1, 6)),
  isValid: (input) => {
    const [n = 0, sum = 0, ...all] = numbersOf(input);
    return (
      input === baskets(sum, all) &&
      all.length === n &&
      n >= 2 &&
      n <= 200_000 &&
      sum >= 2 &&
      sum <= 2 * MOST &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Looks for partners among the baskets read before.
  solve: (input) => {
    const [, sum = 0, ...all] = numbersOf(input);
    const seen = new Map<number, number>();
    let [ways, gap] = [0, -1];
    for (const one of all) {
      const partners = seen.get(sum - one) ?? 0;
      ways += partners;
      if (partners > 0) gap = Math.max(gap, Math.abs(sum - 2 * one));
      seen.set(one, (seen.get(one) ?? 0) + 1);
    }
    return lines([ways, gap]);
  },
} satisfies Making;
