import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const cards = (k: number, numbers: readonly number[]) => lines([numbers.length, k], numbers);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    cards(1, [1, 1, 1]),
    cards(1000, [10_000, 10_000, 10_000]),
    cards(
      3,
      Array.from({ length: 150 }, () => 7),
    ),
    cards(1, any(random, 150, 10_000)),
    cards(
      5,
      Array.from({ length: 30 }, (_, at) => at + 1),
    ),
    cards(
      8,
      Array.from({ length: 30 }, (_, at) => 60 - at * 2),
    ),
    cards(6, [2, 2, 2, 5, 6, 1]),
    cards(9, any(random, 12, 20)),
    cards(97, any(random, 90, 1000)),
    cards(1000, any(random, 150, 10_000)),
  ],
  small: (random) => cards(random.int(1, 8), any(random, random.int(3, 8), 12)),
  isValid: (input) => {
    const [n = 0, k = 0, ...numbers] = numbersOf(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === cards(k, numbers) && isIn(n, 3, 150) && isIn(k, 1, 1000) && numbers.every((one) => isIn(one, 1, 10_000))
    );
  },
  // Counts every ordered choice, and divides by the six orders of three cards.
  solve: (input) => {
    const [n = 0, k = 0, ...numbers] = numbersOf(input);
    let [ordered, best] = [0, 0];
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++)
        for (let t = 0; t < n; t++) {
          const sum = (numbers[i] ?? 0) + (numbers[j] ?? 0) + (numbers[t] ?? 0);
          if (i === j || j === t || i === t || sum % k !== 0) continue;
          ordered++;
          best = Math.max(best, sum);
        }
    return lines([ordered / 6, best]);
  },
} satisfies Making;
