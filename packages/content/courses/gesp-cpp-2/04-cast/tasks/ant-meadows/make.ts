import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000_000;

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0],
      [MOST, MOST, MOST],
      [MOST, MOST, MOST - 1],
      [0, 0, 1],
      [0, 0, 2],
      [7, 7, 7],
      [1, 2, 5],
      [999_999_998, MOST, MOST],
      [9, 8, 6],
      [MOST, 800_000_000, 700_000_001],
      [900_000_001, 900_000_001, 900_000_003],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () =>
      lines([random.int(800_000_000, MOST), random.int(700_000_000, MOST), random.int(700_000_000, MOST)]),
    ),
  ],
  small: (random) => lines([random.int(0, 30), random.int(0, 30), random.int(0, 30)]),
  isValid: (input) => isLineOf(input, [0, MOST], [0, MOST], [0, MOST]),
  // Counts tenths as whole numbers: thirds never lie in the middle of two.
  solve: (input) => {
    const sum = numbersOf(input).reduce((all, one) => all + one, 0);
    const whole = (sum - (sum % 3)) / 3;
    const tenth = [0, 3, 7][sum % 3] ?? 0;
    return lines([`${whole}.${tenth}`, whole, sum % 3 === 2 ? whole + 1 : whole]);
  },
} satisfies Making;
