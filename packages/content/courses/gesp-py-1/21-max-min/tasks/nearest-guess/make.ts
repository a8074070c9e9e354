import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const guesses = (m: number, list: readonly number[]) => lines([list.length, m], ...list);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    guesses(1, [1_000_000]),
    guesses(1_000_000, [1, 1_000_000, 1]),
    guesses(50, [50, 50, 50, 50]),
    guesses(20, [10, 12, 14, 26, 18, 22]),
    guesses(30, [60, 45, 33, 27, 33]),
    guesses(8, [9, 7, 9, 7, 1]),
    guesses(100, [90, 105, 95, 95, 110]),
    guesses(300, some(random, 200, 280, 320)),
    guesses(500_000, some(random, 1000, 499_900, 500_100)),
    guesses(40, some(random, 30, 36, 44)),
  ],
  small: (random) => guesses(random.int(1, 12), some(random, random.int(1, 7), 1, 12)),
  isValid: (input) => {
    const [n = 0, m = 0, ...list] = numbersOf(input);
    return (
      input === guesses(m, list) &&
      n === list.length &&
      n >= 1 &&
      n <= 1000 &&
      [m, ...list].every((one) => Number.isInteger(one) && one >= 1 && one <= 1e6)
    );
  },
  // Looks for the smallest difference first.
  solve: (input) => {
    const [, m = 0, ...list] = numbersOf(input);
    const differences = list.map((one) => Math.abs(one - m));
    const at = differences.indexOf(Math.min(...differences));
    return lines([at + 1, list[at] ?? 0], Math.max(...list) - Math.min(...list));
  },
} satisfies Making;
