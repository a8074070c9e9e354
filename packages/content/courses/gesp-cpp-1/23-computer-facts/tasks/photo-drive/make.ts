import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000;

export const making = {
  inputs: (random) => [
    ...[
      [1, 0, 1],
      [1, 1024, 1],
      [1, 1023, 1024],
      [MOST, 0, MOST],
      [MOST, 1024 * MOST - 1, 7],
      [MOST, 1, 1],
      [2, 0, 1000],
      [4, 100, 4096],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => {
      const g = random.int(16, MOST);
      return lines([g, random.int(1, g * 512), random.int(2000, 9000)]);
    }),
  ],
  small: (random) => {
    const g = random.int(1, 3);
    return lines([g, random.int(g * 1020, g * 1024), random.int(1, 3000)]);
  },
  isValid: (input) => {
    const [g = 0, u = 0] = numbersOf(input);
    return isLineOf(input, [1, MOST], [0, 1024 * MOST], [1, MOST]) && u <= 1024 * g;
  },
  // Shifts bits of big integers.
  solve: (input) => {
    const [g = 0n, u = 0n, p = 1n] = numbersOf(input).map(BigInt);
    const left = (g << 20n) - (u << 10n);
    const rest = left - (left / p) * p;
    return lines([`${(left - rest) / p}`, `${rest}`]);
  },
} satisfies Making;
