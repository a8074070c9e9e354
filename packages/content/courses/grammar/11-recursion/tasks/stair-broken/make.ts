import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const stairs = (n: number, broken: readonly number[]) => lines([n, broken.length], broken);
const some = (random: Random, n: number, count: number) =>
  stairs(
    n,
    random.some(count, 1, n).toSorted((a, b) => a - b),
  );

export const making = {
  inputs: (random) => [
    stairs(1, [1]),
    stairs(2, [1]),
    stairs(3, [1, 2]),
    stairs(22, [4]),
    stairs(45, [1]),
    stairs(60, [7, 8]),
    stairs(5000, [2500]),
    stairs(5000, [10, 11, 13, 14, 4999]),
    stairs(4999, [1000, 2000, 3000]),
    some(random, 100, 5),
    some(random, 1000, 20),
    some(random, 3000, 30),
    some(random, 40, 4),
    some(random, 25, 2),
  ],
  small: (random) => {
    const n = random.int(1, 15);
    return some(random, n, random.int(1, Math.min(n, 4)));
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...broken] = numbersOf(input);
    return (
      input === stairs(n, broken) &&
      m === broken.length &&
      n >= 1 &&
      n <= 5000 &&
      m >= 1 &&
      broken.every((one, at) => Number.isInteger(one) && one <= n && one > (broken[at - 1] ?? 0))
    );
  },
  // Passes the ways of each step on to the three steps above it.
  solve: (input) => {
    const [n = 0, , ...broken] = numbersOf(input);
    const ways = Array.from({ length: n + 4 }, () => 0);
    ways[0] = 1;
    const isBroken = new Set(broken);
    for (let at = 0; at < n; at++)
      for (const step of [1, 2, 3])
        if (!isBroken.has(at + step)) ways[at + step] = ((ways[at + step] ?? 0) + (ways[at] ?? 0)) % 1_000_007;
    return lines(ways[n] ?? 0);
  },
} satisfies Making;
