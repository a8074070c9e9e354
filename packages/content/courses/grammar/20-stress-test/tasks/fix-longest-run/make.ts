import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const strip = (all: readonly number[]) => lines(all.length, all);
const some = (random: Random, n: number, most: number) => strip(Array.from({ length: n }, () => random.int(1, most)));

export const making = {
  inputs: (random) => [
    strip([9]),
    strip([4, 4, 4, 4]),
    strip([1, 2, 3]),
    strip([5, 5, 1, 1]),
    strip([7, 7, 3, 3, 7]),
    strip([1_000_000_000, 7, 7]),
    strip([3, 3, 8, 3, 3, 8, 8]),
    strip([6, 1, 1, 6, 6, 6]),
    some(random, 1000, 2),
    some(random, 1000, 1_000_000_000),
    some(random, 40, 2),
    some(random, 100, 4),
    strip([...Array.from({ length: 20 }, () => random.int(1, 3)), 4, 4, 4, 4, 4, 4, 4, 4, 4]),
  ],
  small: (random) => some(random, random.int(1, 8), 2),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === strip(all) &&
      n === all.length &&
      n >= 1 &&
      n <= 1000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= 1_000_000_000)
    );
  },
  // Tries every start.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const runs = all.map((one, at) => {
      const end = all.findIndex((other, place) => place > at && other !== one);
      return (end < 0 ? all.length : end) - at;
    });
    const best = Math.max(...runs);
    return lines([best, runs.indexOf(best) + 1]);
  },
} satisfies Making;
