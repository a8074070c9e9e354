import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const contest = (all: readonly number[]) => lines(all.length, all);
const some = (random: Random, n: number, least: number, most: number) =>
  contest(Array.from({ length: n }, () => random.int(least, most)));
const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    contest([0]),
    contest([-GIGA, GIGA]),
    contest([1, 2, 3, 4, 5]),
    contest([-4, -2, -2, -1]),
    contest([-7, -8, -8]),
    contest([-1, -1, -2, -2]),
    some(random, 30, -50, -40),
    some(random, 40, -9, -1),
    contest([7, 7, 7, 7]),
    contest([5, 5, 9, 5, 9]),
    contest([3, 8, 8, 1]),
    contest([0, -3, 0, -3, -8]),
    some(random, 1000, -GIGA, GIGA),
    some(random, 1000, -3, 3),
    some(random, 50, -90, -80),
    some(random, 20, 5, 8),
    contest(Array.from({ length: 100 }, (_, at) => Math.floor(at / 7))),
  ],
  small: (random) => some(random, random.int(1, 7), -2, 3),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === contest(all) &&
      n === all.length &&
      n >= 1 &&
      n <= 1000 &&
      all.every((one) => Number.isInteger(one) && Math.abs(one) <= GIGA)
    );
  },
  // Sorts the different scores.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const [, second] = [...new Set(all)].toSorted((a, b) => b - a);
    return second === undefined ? 'none\n' : lines([second, all.filter((one) => one === second).length]);
  },
} satisfies Making;
