import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1, 1],
      [1_000_000, 10_000, 10_000, 1_000_000],
      [1, 10_000, 9999, 1_000_000],
      [1_000_000, 10_000, 9999, 1],
      [500_000, 9000, 9000, 400_000],
      [300_000, 8000, 6000, 400_000],
      [999_999, 10_000, 9000, 1_000_000],
      [900_000, 5000, 5000, 900_000],
      [10, 30, 20, 16],
      [40, 20, 15, 30],
      [48, 25, 20, 20],
      [250_000, 10_000, 5000, 500_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => {
      const q = random.int(4000, 9000);
      return lines([random.int(600_000, 990_000), random.int(1, 900) + q, q, random.int(1, 300_000)]);
    }),
  ],
  small: (random) => lines([random.int(1, 20), random.int(1, 12), random.int(1, 12), random.int(1, 20)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 10_000], [1, 10_000], [1, 1_000_000]),
  solve: (input) => {
    const [n = 0, p = 0, q = 0, m = 0] = numbersOf(input);
    let [single, group] = [0, m * q];
    for (let one = 1; one <= n; one++) {
      single += p;
      if (one > m) group += q;
    }
    return lines(group < single ? [2, group] : [1, single]);
  },
} satisfies Making;
