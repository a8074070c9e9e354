import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const queue = (m: number, boxes: readonly number[]) => lines([boxes.length, m], ...boxes);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    queue(1, [1]),
    queue(
      100_000,
      Array.from({ length: 1000 }, () => 50),
    ),
    queue(60, [1000, 51, 40, 52, 30, 9, 5]),
    queue(100, [50, 50, 3, 2]),
    queue(30, [60, 10, 15, 70, 20, 5]),
    queue(44, [55, 20, 20, 80, 6, 2, 1]),
    queue(120, [40, 66, 40, 77, 35, 30, 4]),
    queue(500, some(random, 100, 20, 60)),
    queue(900, some(random, 200, 10, 80)),
    queue(5000, [...some(random, 900, 1, 90), ...some(random, 100, 1, 5)]),
  ],
  small: (random) => queue(random.int(1, 150), some(random, random.int(1, 7), 1, 70)),
  isValid: (input) => {
    const [n = 0, m = 0, ...boxes] = numbersOf(input);
    return (
      input === queue(m, boxes) &&
      n === boxes.length &&
      n >= 1 &&
      n <= 1000 &&
      m >= 1 &&
      m <= 1e5 &&
      boxes.every((one) => Number.isInteger(one) && one >= 1 && one <= 1000)
    );
  },
  // Finds first where the lift is full, then looks at what stands before that box.
  solve: (input) => {
    const [, m = 0, ...boxes] = numbersOf(input);
    const sumTo = (end: number) => boxes.slice(0, end).reduce((sum, one) => sum + (one > 50 ? 0 : one), 0);
    const full = boxes.findIndex((one, at) => one <= 50 && sumTo(at) + one > m);
    const seen = full === -1 ? boxes : boxes.slice(0, full);
    const big = seen.filter((one) => one > 50).length;
    return lines(seen.length - big, sumTo(seen.length), big);
  },
} satisfies Making;
