import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000;

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1],
      [MOST, MOST, MOST],
      [1, MOST, 1],
      [1, MOST, MOST],
      [7, 7, 3],
      [1, MOST, 2],
      [10, 20, 5],
      [500_000, MOST, 100],
      [12, 36, 12],
      [200_000, 900_000, 10],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => {
      const k = random.int(2, 40);
      return lines([random.int(1, 1000), k * random.int(15_000, 25_000), k]);
    }),
  ],
  small: (random) => {
    const a = random.int(1, 40);
    return lines([a, random.int(a, 60), random.int(1, 15)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [1, MOST], [1, MOST], [1, MOST]) && a <= b;
  },
  // Adds from multiple to multiple.
  solve: (input) => {
    const [a = 0, b = 0, k = 1] = numbersOf(input);
    let [count, sum] = [0, 0];
    for (let one = Math.ceil(a / k) * k; one <= b; one += k) {
      count++;
      sum += one;
    }
    return lines([count, sum]);
  },
} satisfies Making;
