import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 1000],
      [500, 1000],
      [500, 1],
      [2, 7],
      [10, 10],
      [13, 4],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(20, 500), random.int(2, 1000)])),
  ],
  small: (random) => lines([random.int(1, 9), random.int(1, 9)]),
  isValid: (input) => isLineOf(input, [1, 500], [1, 1000]),
  solve: (input) => {
    const [n = 0, k = 0] = numbersOf(input);
    const signs = Array.from({ length: n }, (_, at) => at * k);
    return lines(signs, signs.toReversed());
  },
} satisfies Making;
