import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 20],
      [40, 1],
      [40, 20],
      [2, 2],
      [2, 1],
      [5, 3],
      [10, 4],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => lines([random.int(4, 39), random.int(2, 19)])),
  ],
  small: (random) => lines([random.int(1, 5), random.int(1, 3)]),
  isValid: (input) => isLineOf(input, [1, 40], [1, 20]),
  // Builds one mountain as text, and repeats its rows.
  solve: (input) => {
    const [n = 0, k = 0] = numbersOf(input);
    const mountain = Array.from({ length: n }, (_, at) => {
      const body = at === 0 ? '*' : `*${'#'.repeat(2 * at - 1)}*`;
      const sky = '.'.repeat(n - 1 - at);
      return sky + body + sky;
    });
    return lines(...mountain.map((row) => row.repeat(k)), k * (n - 1) ** 2);
  },
} satisfies Making;
