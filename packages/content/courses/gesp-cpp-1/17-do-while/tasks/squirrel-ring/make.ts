import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 1_000_000_000],
      [1_000_000, 1],
      [1_000_000, 999_999_999],
      [999_983, 1_000_000_000],
      [12, 18],
      [7, 30],
      [65_536, 98_304],
      [1_000_000, 1_000_000_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => lines([random.int(100_000, 1_000_000), random.int(1_000_000, 1_000_000_000)])),
  ],
  small: (random) => lines([random.int(1, 30), random.int(1, 60)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 1_000_000_000]),
  // After m / g jumps the squirrel has passed k / g whole rounds, g being the greatest common divisor.
  solve: (input) => {
    const [m = 1, k = 1] = numbersOf(input);
    let [g, rest] = [m, k];
    while (rest > 0) [g, rest] = [rest, g % rest];
    return lines([m / g, k / g]);
  },
} satisfies Making;
