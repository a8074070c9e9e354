import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Tree = readonly [height: number, growth: number];
const BILLION = 1_000_000_000;
const nursery = (k: number, wanted: number, trees: readonly Tree[]) => lines([trees.length, k, wanted], ...trees);
const count = (size: number, one: (at: number) => Tree): Tree[] => Array.from({ length: size }, (_, at) => one(at));

const treesOf = (numbers: readonly number[]): Tree[] =>
  count(numbers.length / 2, (at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);

/** Slow trees and some that no longer grow, so that the day is far away. */
const slow = (random: Random, n: number, k: number, wanted: number, growth: number) =>
  nursery(
    k,
    wanted,
    count(n, (at) => [random.int(0, Math.floor(wanted / 8)), at % 10 === 3 ? 0 : random.int(2, growth)]),
  );

/** Trees that reach exactly the wanted height on the same day. */
const exact = (random: Random, n: number, day: number, wanted: number) =>
  nursery(
    n,
    wanted,
    count(n, () => {
      const growth = random.int(1, Math.floor(wanted / day));
      return [wanted - growth * day, growth];
    }),
  );

export const making = {
  inputs: (random) => [
    nursery(
      1,
      1,
      count(8, () => [0, 0]),
    ),
    nursery(2, 5, [
      [5, 0],
      [7, 3],
      [4, 0],
    ]),
    exact(random, 8, 7, 100),
    slow(random, 30, 20, 1000, 19),
    exact(random, 50, 40_000, BILLION),
    slow(random, 400, 330, BILLION, 9),
    slow(random, 900, 700, 999_999_937, 1000),
    slow(random, 1500, 1301, BILLION, 40),
    slow(random, 800, 655, 999_999_999, 77),
    nursery(
      900,
      BILLION,
      count(900, (at) => [0, at * 2 + 3]),
    ),
    slow(random, 3000, 2600, BILLION, 7),
    nursery(
      700,
      BILLION,
      count(1000, (at) => [at, at % 7 === 0 ? 0 : BILLION]),
    ),
    exact(random, 300, 123_457, 987_654_321),
    slow(random, 700, 611, 987_654_321, 12),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return nursery(
      random.int(1, n),
      random.int(1, 30),
      count(n, () => [random.int(0, 20), random.int(0, 5)]),
    );
  },
  isValid: (input) => {
    const [n = 0, k = 0, wanted = 0, ...rest] = numbersOf(input);
    const trees = treesOf(rest);
    return (
      input === nursery(k, wanted, trees) &&
      n === trees.length &&
      k >= 1 &&
      k <= n &&
      n <= 3000 &&
      wanted >= 1 &&
      wanted <= BILLION &&
      rest.every((one) => Number.isInteger(one) && one >= 0 && one <= BILLION)
    );
  },
  // The day of each tree by division; the k-th of them in order.
  solve: (input) => {
    const [, k = 1, wanted = 0, ...rest] = numbersOf(input);
    const days = treesOf(rest).map(([height, growth]) => {
      if (height >= wanted) return 0;
      return growth === 0 ? Infinity : Math.ceil((wanted - height) / growth);
    });
    const day = days.toSorted((x, y) => (x === y ? 0 : x - y))[k - 1] ?? Infinity;
    return lines(day === Infinity ? -1 : day);
  },
} satisfies Making;
