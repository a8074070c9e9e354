import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const row = (random: Random, most: number) => lines([random.int(0, most), random.int(0, most), random.int(0, most)]);

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0],
      [1_000_000, 1_000_000, 1_000_000],
      [999_999, 1_000_000, 1_000_000],
      [1, 0, 0],
      [1, 1, 0],
      [30, 20, 11],
      [5, 4, 5],
    ].map((one) => lines(one)),
    ...Array.from({ length: 4 }, () => row(random, 1_000_000)),
  ],
  small: (random) => row(random, 30),
  isValid: (input) => isLineOf(input, [0, 1e6], [0, 1e6], [0, 1e6]),
  // Counts hundredths as a whole number; a third never lies half-way between two of them.
  solve: (input) => {
    const numbers = numbersOf(input);
    const total = numbers.reduce((sum, one) => sum + one, 0);
    const hundredths = String(Math.round((total * 100) / 3)).padStart(3, '0');
    return lines(`${numbers.join('+')}=${total}`, `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`);
  },
} satisfies Making;
