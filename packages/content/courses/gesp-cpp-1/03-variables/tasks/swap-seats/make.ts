import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 1_000_000_000],
      [1_000_000_000, 1],
      [1_000_000_000, 1_000_000_000],
      [7, 8],
      [32_767, 32_768],
      [12, 21],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(1, 1_000_000_000), random.int(1, 1_000_000_000)])),
  ],
  small: (random) => lines([random.int(1, 30), random.int(1, 30)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000_000], [1, 1_000_000_000]),
  solve: (input) => {
    const seats = numbersOf(input);
    return lines([...seats.toReversed(), seats.reduce((x, y) => x + y, 0)]);
  },
} satisfies Making;
