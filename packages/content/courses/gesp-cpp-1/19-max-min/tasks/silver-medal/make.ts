import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const jumped = (counts: readonly number[]) => lines(counts.length, counts);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    jumped([0]),
    jumped([MOST, 0]),
    jumped(Array.from({ length: 1000 }, () => MOST)),
    jumped([5, 5, 5, 5, 9]),
    jumped([9, 9, 5, 9, 5, 5]),
    jumped([1, 2, 2, 3, 3, 3]),
    jumped([10, 3, 4]),
    jumped([9, 9, 1, 5, 5]),
    jumped([7, 1, 5, 3]),
    jumped([2, 8]),
    jumped([6, 6, 8]),
    jumped([4, 7, 5, 6, 6, 7]),
    jumped(Array.from({ length: 200 }, (_, at) => Math.floor(at / 2) * 4)),
    jumped(Array.from({ length: 200 }, (_, at) => 900 - Math.floor(at / 2) * 4)),
    jumped(any(random, 500, 0, 30)),
    jumped(any(random, 1000, 100, 180)),
    jumped([...any(random, 990, 0, MOST - 1), MOST, MOST]),
  ],
  small: (random) => jumped(any(random, random.int(1, 8), 0, 5)),
  isValid: (input) => {
    const [n = 0, ...counts] = numbersOf(input);
    return (
      input === jumped(counts) &&
      n === counts.length &&
      n >= 1 &&
      n <= 1000 &&
      counts.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  solve: (input) => {
    const [, ...counts] = numbersOf(input);
    const [, silver = -1] = [...new Set(counts)].toSorted((one, other) => other - one);
    return lines([silver, counts.filter((one) => one === silver).length]);
  },
} satisfies Making;
