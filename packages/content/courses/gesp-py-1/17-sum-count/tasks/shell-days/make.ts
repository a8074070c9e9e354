import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const days = (k: number, shells: readonly number[]) => lines([shells.length, k], ...shells);
const some = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    days(1, [0]),
    days(1_000_000, [1_000_000]),
    days(
      1_000_000,
      Array.from({ length: 1000 }, () => 1_000_000),
    ),
    days(7, [7, 7, 7, 7]),
    days(4, [1, 2, 3, 4, 5, 6]),
    days(4, [6, 5, 4, 3, 2, 1]),
    days(10, [10, 0, 10, 3]),
    days(5, some(random, 12, 10)),
    days(3, some(random, 100, 6)),
    days(500_000, [...some(random, 998, 1_000_000), 500_000, 1]),
  ],
  small: (random) => days(random.int(1, 6), some(random, random.int(1, 6), 9)),
  isValid: (input) => {
    const [n = 0, k = 0, ...shells] = numbersOf(input);
    return (
      input === days(k, shells) &&
      n === shells.length &&
      n >= 1 &&
      n <= 1000 &&
      k >= 1 &&
      k <= 1e6 &&
      shells.every((one) => Number.isInteger(one) && one >= 0 && one <= 1e6)
    );
  },
  // Divides the days into two lists.
  solve: (input) => {
    const [, k = 0, ...shells] = numbersOf(input);
    const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
    const poor = shells.filter((one) => one < k);
    return lines(sum(shells), shells.length - poor.length, sum(poor));
  },
} satisfies Making;
