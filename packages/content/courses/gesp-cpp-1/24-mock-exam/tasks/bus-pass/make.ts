import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000;
const MOST_PASS = 1_000_000_000_000;
const big = (random: Random, k: number) => {
  const b = random.int(10_000, 90_000);
  return lines([random.int(500_000, MOST), k, random.int(b, 100_000), b, random.int(1, 90) * 1_000_000_000]);
};

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 1, 1, 1],
      [999_999, MOST, 100_000, 1, MOST_PASS],
      [MOST, 1, 100_000, 1, 1_099_999],
      [5, 5, 10, 3, 50],
      [6, 5, 10, 3, 53],
      [4, 9, 8, 2, 32],
      [10, 4, 7, 6, 64],
      [3, 60, 25, 20, 75],
    ].map((row) => lines(row)),
    ...[100_000, 300_000, 450_000, MOST, MOST, MOST, MOST].map((k) => big(random, k)),
  ],
  small: (random) => {
    const b = random.int(1, 6);
    return lines([random.int(0, 15), random.int(0, 15), random.int(b, 9), b, random.int(1, 90)]);
  },
  isValid: (input) => {
    const [, , a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [0, MOST], [0, MOST], [1, 100_000], [1, 100_000], [1, MOST_PASS]) && b <= a;
  },
  // Pays ride by ride.
  solve: (input) => {
    const [n = 0, k = 0, a = 0, b = 0, m = 0] = numbersOf(input);
    let cost = 0;
    for (let ride = 1; ride <= n; ride++) cost += ride > k ? b : a;
    return lines([cost, cost > m ? 2 : 1]);
  },
} satisfies Making;
