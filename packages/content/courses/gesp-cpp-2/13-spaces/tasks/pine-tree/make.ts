import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 20],
      [2, 1],
      [60, 1],
      [60, 20],
      [2, 2],
      [5, 5],
      [10, 3],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(11, 59), random.int(2, 19)])),
  ],
  small: (random) => lines([random.int(1, 10), random.int(1, 5)]),
  isValid: (input) => isLineOf(input, [1, 60], [1, 20]),
  // Grows each row from the one below it.
  solve: (input) => {
    const [n = 0, h = 0] = numbersOf(input);
    const crown = Array.from({ length: n }, (_, at) => {
      const row = '*'.repeat(2 * at + 1);
      return row.padStart(n + at);
    });
    return lines(...crown, ...Array.from({ length: h }, () => '|'.padStart(n)));
  },
} satisfies Making;
