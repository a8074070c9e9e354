import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 1],
      [1_000_000_000, 1, 1_000_000_000],
      [-1_000_000_000, 2, 1_000_000_000],
      [-1_000_000_000, 3, 1],
      [-12, 5, 12],
      [-77, 4, 77],
      [-5, 5, 5],
      [-40, 9, 3],
      [-8, 6, 100],
      [9, 8, 2],
      [-3, 0, 6],
    ].map((row) => lines(row)),
    lines([random.int(1, 400), 1, random.int(500, 900)]),
    lines([random.int(1, 400), 2, random.int(500, 900)]),
    lines([random.int(500, 900), 2, random.int(1, 400)]),
    lines([-random.int(500, 900), 1, random.int(1, 400)]),
  ],
  small: (random) => lines([random.int(0, 40) - 20, random.int(0, 6), random.int(1, 20)]),
  isValid: (input) => isLineOf(input, [-1_000_000_000, 1_000_000_000], [0, 9], [1, 1_000_000_000]),
  solve: (input) => {
    const [x = 0, k = 0, d = 0] = numbersOf(input);
    const place = [x, x + d, x - d, x + x, 0][k] ?? x;
    return lines([place, Math.abs(place)]);
  },
} satisfies Making;
