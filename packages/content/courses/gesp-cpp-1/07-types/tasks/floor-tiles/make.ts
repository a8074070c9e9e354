import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1],
      [1_000_000, 1_000_000, 1000],
      [1_000_000, 1, 1],
      [1, 1_000_000, 1000],
      [46_341, 46_341, 1],
      [65_536, 65_536, 1],
      [10, 10, 10],
      [40_000, 60_000, 3],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () =>
      lines([random.int(50_000, 1_000_000), random.int(50_000, 1_000_000), random.int(1, 1000)]),
    ),
  ],
  small: (random) => lines([random.int(1, 40), random.int(1, 40), random.int(1, 20)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 1_000_000], [1, 1000]),
  solve: (input) => {
    const [a = 0n, b = 0n, p = 0n] = numbersOf(input).map(BigInt);
    return lines([`${a * b}`, `${a * b * p}`]);
  },
} satisfies Making;
