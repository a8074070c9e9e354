import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1000, 1],
      [1000, 1000],
      [1, 1000],
      [10, 10],
      [7, 7],
      [12, 3],
      [6, 2],
      [100, 9],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(20, 1000), random.int(2, 9)])),
  ],
  small: (random) => lines([random.int(1, 25), random.int(1, 9)]),
  isValid: (input) => isLineOf(input, [1, 1000], [1, 1000]),
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const said = Array.from({ length: n }, (_, at) => n - at);
    return lines(said, (n * (n + 1)) / 2 + Math.floor(n / k) * 10);
  },
} satisfies Making;
