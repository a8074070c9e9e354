import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Three = readonly [number, number, number];
const stall = (prices: Three, weights: Three, m: number) => lines(prices, weights, m);
const three = (random: Random, most: number, least = 1): Three => [
  random.int(least, most),
  random.int(least, most),
  random.int(least, most),
];

export const making = {
  inputs: (random) => [
    stall([1, 1, 1], [1, 2, 3], 1),
    stall([1, 1, 1], [1000, 999, 998], 3000),
    stall([1, 2, 1], [5, 700, 9], 2999),
    stall([1000, 1000, 1000], [3, 4, 5], 999),
    stall([7, 7, 7], [8, 1, 9], 700),
    stall([2, 3, 5], [1, 1, 100], 30),
    stall([5, 3, 2], [100, 1, 1], 2998),
    stall([1, 1, 2], [3, 2, 1], 2500),
    stall(three(random, 6), three(random, 50), 3000),
    stall(three(random, 9, 3), three(random, 1000), 2999),
    stall(three(random, 40, 9), three(random, 1000), 2700),
    stall(three(random, 300, 60), three(random, 1000), 3000),
    stall([6, 10, 15], [6, 11, 15], 900),
  ],
  small: (random) => stall(three(random, 5), three(random, 6), random.int(1, 14)),
  isValid: (input) => {
    const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0, m = 0] = numbersOf(input);
    const all = [a, b, c, x, y, z];
    return (
      input === stall([a, b, c], [x, y, z], m) &&
      m >= 1 &&
      m <= 3000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= 1000)
    );
  },
  // Fills tables of ways and of the heaviest weight for each sum, one kind after the other.
  solve: (input) => {
    const [a = 1, b = 1, c = 1, x = 0, y = 0, z = 0, m = 0] = numbersOf(input);
    const ways = Array.from({ length: m + 1 }, (_, sum): number => (sum === 0 ? 1 : 0));
    const most = Array.from({ length: m + 1 }, () => 0);
    for (const [price, weight] of [
      [a, x],
      [b, y],
      [c, z],
    ] as const)
      for (let sum = price; sum <= m; sum += 1) {
        const before = ways[sum - price] ?? 0;
        if (before === 0) continue;
        ways[sum] = (ways[sum] ?? 0) + before;
        most[sum] = Math.max(most[sum] ?? 0, (most[sum - price] ?? 0) + weight);
      }
    return lines([ways[m] ?? 0, most[m] ?? 0]);
  },
} satisfies Making;
