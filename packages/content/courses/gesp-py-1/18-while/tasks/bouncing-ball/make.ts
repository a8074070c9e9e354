import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1_000_000_000, 1],
      [1_000_000_000, 1_000_000_000],
      [1024, 1],
      [64, 16],
      [80, 10],
      [99, 50],
      [7, 1],
      [100, 25],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(10_000, 1_000_000_000), random.int(1, 900)])),
  ],
  small: (random) => {
    const h = random.int(1, 300);
    return lines([h, random.int(1, h)]);
  },
  isValid: (input) => {
    const [h = 0, k = 0] = numbersOf(input);
    return isLineOf(input, [1, 1e9], [1, 1e9]) && k <= h;
  },
  // Looks at every height as a part of the first.
  solve: (input) => {
    const [h = 0, k = 0] = numbersOf(input);
    const falls = Array.from({ length: 31 }, (_, at) => Math.floor(h / 2 ** at)).filter((fall) => fall >= k);
    return lines(
      falls.length,
      falls.reduce((sum, one) => sum + one, 0),
    );
  },
} satisfies Making;
