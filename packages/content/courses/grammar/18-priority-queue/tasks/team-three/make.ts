import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const show = (k: number, all: readonly number[]) => lines([all.length, k], all);
const some = (random: Random, n: number, k: number, most: number) =>
  show(
    k,
    Array.from({ length: n }, () => random.int(0, most)),
  );
const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    show(1, [5, 3, 9, 9, 1]),
    show(2, [GIGA, 0, GIGA]),
    show(4, [7, 7, 7, 7, 7, 7]),
    show(3, [1, 2, 3, 4, 5, 6]),
    show(3, [6, 5, 4, 3, 2, 1]),
    show(12, [4, 8, 2]),
    some(random, 3000, 1000, GIGA),
    some(random, 3000, 5, 1000),
    some(random, 500, 100, GIGA),
    some(random, 50, 10, 60),
    some(random, 20, 4, 9),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    return some(random, n, random.int(1, n + 1), 9);
  },
  isValid: (input) => {
    const [n = 0, k = 0, ...all] = numbersOf(input);
    return (
      input === show(k, all) &&
      n === all.length &&
      n >= 1 &&
      n <= 3000 &&
      k >= 1 &&
      k <= n + 10 &&
      all.every((one) => Number.isInteger(one) && one >= 0 && one <= GIGA)
    );
  },
  // Keeps the best in a sorted list.
  solve: (input) => {
    const [, k = 0, ...all] = numbersOf(input);
    let best: number[] = [];
    return lines(
      all.map((one) => {
        best = [...best, one].toSorted((a, b) => b - a).slice(0, k);
        return best.at(-1) ?? 0;
      }),
    );
  },
} satisfies Making;
