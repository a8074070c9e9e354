import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const steps = (goal: number, list: readonly number[]) => lines([list.length, goal], ...list);
const some = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    steps(1, [1]),
    steps(100_000, [100_000]),
    steps(
      100_000,
      Array.from({ length: 1000 }, () => 100_000),
    ),
    steps(7, [7, 7, 7]),
    steps(3, [1, 2, 3, 4, 5]),
    steps(3, [5, 4, 3, 2, 1]),
    steps(600, [0, 600, 0, 900]),
    steps(9, some(random, 60, 18)),
    steps(40, [...some(random, 300, 80), 40, 90]),
    steps(50_000, [...some(random, 998, 99_999), 50_000, 100_000]),
  ],
  small: (random) => steps(random.int(1, 8), some(random, random.int(1, 6), 9)),
  isValid: (input) => {
    const [n = 0, goal = 0, ...list] = numbersOf(input);
    return (
      input === steps(goal, list) &&
      n === list.length &&
      n >= 1 &&
      n <= 1000 &&
      goal >= 1 &&
      goal <= 1e5 &&
      list.every((one) => Number.isInteger(one) && one >= 0 && one <= 1e5)
    );
  },
  // Sorts the days to find the best one.
  solve: (input) => {
    const [, goal = 0, ...list] = numbersOf(input);
    const sorted = list.toSorted((one, other) => other - one);
    return lines(
      sorted.filter((one) => one >= goal).length,
      sorted.reduce((sum, one) => sum + one, 0),
      sorted[0] ?? 0,
    );
  },
} satisfies Making;
