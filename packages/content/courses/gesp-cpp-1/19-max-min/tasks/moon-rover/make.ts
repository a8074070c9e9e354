import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 2_000_000_000;
const measured = (heights: readonly number[]) => lines(heights.length, heights);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    measured([0]),
    measured([-MOST]),
    measured([MOST, -MOST, MOST]),
    measured(Array.from({ length: 1000 }, () => -5)),
    measured(Array.from({ length: 100 }, (_, at) => at * 3 + 1)),
    measured(Array.from({ length: 100 }, (_, at) => -at * 3 - 1)),
    measured([-1_500_000_000, 900_000_000, -1_500_000_000, 900_000_000]),
    measured(any(random, 400, -MOST, MOST)),
    measured([...any(random, 600, -MOST, 1_999_999_000), MOST, MOST]),
    measured(any(random, 1000, -MOST, -1)),
    measured(any(random, 1000, 1, 40)),
    measured([1_200_000_000, -1_200_000_000, 1_200_000_000]),
    measured([1_100_000_000, -1_100_000_000]),
    measured([-1_900_000_000, 1_900_000_000, 1_900_000_000]),
    measured(any(random, 900, -60, -30)),
  ],
  small: (random) => measured(any(random, random.int(1, 8), -6, 6)),
  isValid: (input) => {
    const [n = 0, ...heights] = numbersOf(input);
    return (
      input === measured(heights) &&
      n === heights.length &&
      n >= 1 &&
      n <= 1000 &&
      heights.every((one) => Number.isInteger(one) && Math.abs(one) <= MOST)
    );
  },
  solve: (input) => {
    const [, ...heights] = numbersOf(input);
    const sorted = heights.toSorted((one, other) => one - other);
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
    return lines([high, heights.indexOf(high) + 1, high - low]);
  },
} satisfies Making;
