import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [7, 10_000_000_000],
      [5, 9_999_999_999],
      [6, 8],
      [7, 9],
      [1, 72],
      [2, 73],
      [7, 73],
      [6, 2_147_483_648],
      [4, 3_000_000_001],
    ].map((row) => lines(row)),
    ...[6, 7, 6, 2].map((d) => lines([d, random.int(2_500_000_000, 9_900_000_000)])),
  ],
  small: (random) => lines([random.int(1, 7), random.int(1, 120)]),
  isValid: (input) => isLineOf(input, [1, 7], [1, 10_000_000_000]),
  solve: (input) => {
    const [d = 0, n = 0] = numbersOf(input);
    const cars = (n - (n % 8)) / 8 + (n % 8 > 0 ? 1 : 0);
    const price = (d > 5 ? 80 : 60) - (cars > 9 ? 5 : 0);
    return lines([cars, cars * price]);
  },
} satisfies Making;
