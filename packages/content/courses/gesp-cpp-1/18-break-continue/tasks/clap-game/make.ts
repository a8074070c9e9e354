import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 0],
      [1, 1000, 9],
      [7, 7, 7],
      [100, 1, 5],
      [1_000_000, 1000, 0],
      [1_000_000, 2, 1],
      [70_000, 999, 3],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => lines([random.int(200_000, 1_000_000), random.int(3, 20), random.int(0, 9)])),
  ],
  small: (random) => lines([random.int(1, 60), random.int(1, 12), random.int(0, 9)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 1000], [0, 9]),
  // Counts the numbers from their last digit as text and the next multiple.
  solve: (input) => {
    const [n = 0, k = 1, d = 0] = numbersOf(input);
    let [claps, sum, multiple] = [0, 0, k];
    for (let one = 1; one <= n; one++) {
      const isMultiple = one === multiple;
      if (isMultiple) multiple += k;
      if (isMultiple || String(one).endsWith(String(d))) claps++;
      else sum += one;
    }
    return lines([claps, sum]);
  },
} satisfies Making;
