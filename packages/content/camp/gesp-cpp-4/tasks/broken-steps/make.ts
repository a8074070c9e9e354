import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const stairs = (n: number, broken: readonly number[]) =>
  broken.length === 0 ? lines([n, 0]) : lines([n, broken.length], broken);
const some = (random: Random, n: number, oneIn: number) =>
  Array.from({ length: n }, (_, at) => at + 1).filter(() => random.int(1, oneIn) === 1);

/** Counts the ways from step `at` to the top. */
function waysFrom(at: number, n: number, broken: ReadonlySet<number>, known: Map<number, number>): number {
  if (at === n) return 1;
  const before = known.get(at);
  if (before !== undefined) return before;
  const ways = [1, 2, 3]
    .map((step) => at + step)
    .filter((next) => next <= n && !broken.has(next))
    .reduce((sum, next) => sum + waysFrom(next, n, broken, known), 0);
  known.set(at, ways);
  return ways;
}

export const making = {
  inputs: (random) => [
    stairs(1, []),
    stairs(1, [1]),
    stairs(3, [1, 2]),
    stairs(60, []),
    stairs(60, [60]),
    stairs(60, [20, 21, 22]),
    stairs(60, [30]),
    stairs(58, [1, 57]),
    stairs(57, [10, 40]),
    stairs(50, [4, 9]),
    stairs(60, some(random, 59, 9)),
    stairs(55, some(random, 54, 12)),
  ],
  small: (random) => {
    const n = random.int(1, 14);
    return stairs(n, some(random, n, 4));
  },
  isValid: (input) => {
    const [n = 0, m, ...broken] = numbersOf(input);
    return (
      input === stairs(n, broken) &&
      m === broken.length &&
      n >= 1 &&
      n <= 60 &&
      broken.every((one, at) => one > (broken[at - 1] ?? 0) && one <= n)
    );
  },
  solve: (input) => {
    const [n = 0, , ...broken] = numbersOf(input);
    return lines(waysFrom(0, n, new Set(broken), new Map()));
  },
} satisfies Making;
