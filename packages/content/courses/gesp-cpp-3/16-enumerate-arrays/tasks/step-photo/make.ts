import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const row = (d: number, heights: readonly number[]) => lines([heights.length, d], heights);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    row(0, [7]),
    row(MOST, [1, MOST]),
    row(0, [5, 6, 5, 6]),
    row(3, [1, 5, 2, 6, 3]),
    row(0, Array<number>(2000).fill(88)),
    row(
      10,
      Array.from({ length: 300 }, (_, at) => at * 3 + 1),
    ),
    row(
      9,
      Array.from({ length: 300 }, (_, at) => 1000 - at * 2),
    ),
    row(6, any(random, 30, 140, 150)),
    row(20, any(random, 500, 130, 170)),
    row(400_000_000, any(random, 2000, 1, MOST)),
    row(3, any(random, 2000, 1, 5)),
    row(30, any(random, 1999, 120, 155)),
  ],
  small: (random) => row(random.int(0, 4), any(random, random.int(1, 8), 1, 8)),
  isValid: (input) => {
    const [n = 0, d = 0, ...heights] = numbersOf(input);
    return (
      input === row(d, heights) &&
      n >= 1 &&
      n <= 2000 &&
      d >= 0 &&
      d <= MOST &&
      heights.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // For each right end looks for the farthest left end that still fits.
  solve: (input) => {
    const [, d = 0, ...heights] = numbersOf(input);
    let [from, ways, most] = [0, 0, 0];
    for (let to = 0; to < heights.length; to += 1) {
      const fits = (left: number) => {
        const part = heights.slice(left, to + 1);
        return Math.max(...part) - Math.min(...part) <= d;
      };
      while (!fits(from)) from += 1;
      ways += to - from;
      if (to > from) most = Math.max(most, to - from + 1);
    }
    return lines([ways, most]);
  },
} satisfies Making;
