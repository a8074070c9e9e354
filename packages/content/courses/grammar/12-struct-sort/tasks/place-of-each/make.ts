import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const race = (all: readonly number[]) => lines(all.length, all);
const some = (random: Random, count: number, least: number, most: number) =>
  race(Array.from({ length: count }, () => random.int(least, most)));

export const making = {
  inputs: (random) => [
    race([1_000_000_000, 1]),
    race([7, 7, 7]),
    race([1, 2, 2, 3, 3, 3, 4]),
    race([9, 8, 8, 7, 6, 6, 5]),
    race([2, 1, 3]),
    some(random, 3000, 1, 1_000_000_000),
    some(random, 2000, 1, 500),
    some(random, 100, 1, 30),
    some(random, 500, 999_999_900, 1_000_000_000),
    some(random, 20, 5, 8),
    some(random, 50, 1, 40),
  ],
  small: (random) => some(random, random.int(1, 7), 1, 5),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === race(all) &&
      n === all.length &&
      n >= 1 &&
      n <= 3000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= 1_000_000_000)
    );
  },
  // Counts how many are faster.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    return lines(all.map((one) => all.filter((other) => other < one).length + 1));
  },
} satisfies Making;
