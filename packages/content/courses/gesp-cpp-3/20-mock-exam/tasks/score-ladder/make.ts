import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const contest = (k: number, scores: readonly number[]) => lines([scores.length, k], scores);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    contest(1, [100]),
    contest(2, [0, 100]),
    contest(3, [70, 70, 70, 60]),
    contest(4, [90, 80, 80, 80, 70]),
    contest(
      50,
      Array.from({ length: 101 }, (_, at) => at),
    ),
    contest(
      10,
      Array.from({ length: 101 }, (_, at) => 100 - at),
    ),
    contest(5, any(random, 12, 50, 60)),
    contest(30, any(random, 100, 0, 100)),
    contest(500, any(random, 3000, 0, 100)),
    contest(7, any(random, 2000, 95, 100)),
    contest(2000, any(random, 5000, 0, 10)),
    contest(9999, any(random, 10_000, 20, 90)),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    return contest(random.int(1, n), any(random, n, 0, 6));
  },
  isValid: (input) => {
    const [n = 0, k = 0, ...scores] = numbersOf(input);
    return (
      input === contest(k, scores) &&
      n >= 1 &&
      n <= 100_000 &&
      k >= 1 &&
      k <= n &&
      scores.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
    );
  },
  // Puts the scores in order and looks for the first place of each.
  solve: (input) => {
    const [, k = 0, ...scores] = numbersOf(input);
    const sorted = scores.toSorted((one, other) => other - one);
    const first = new Map<number, number>();
    sorted.forEach((score, at) => {
      if (!first.has(score)) first.set(score, at + 1);
    });
    const winners = sorted.filter((score) => (first.get(score) ?? 0) <= k);
    return lines(
      scores.map((score) => first.get(score) ?? 0),
      [winners.length, winners.at(-1) ?? 0],
    );
  },
} satisfies Making;
