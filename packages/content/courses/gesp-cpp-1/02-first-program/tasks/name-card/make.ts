import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [20, 60],
      [1, 60],
      [20, 1],
      [5, 5],
      [12, 21],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(1, 20), random.int(1, 60)])),
  ],
  small: (random) => lines([random.int(1, 20), random.int(1, 60)]),
  isValid: (input) => isLineOf(input, [1, 20], [1, 60]),
  solve: (input) => {
    const edge = '*'.repeat(7);
    return lines(edge, numbersOf(input).join('-'), edge);
  },
} satisfies Making;
