import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) =>
    [
      [1, 1, 0],
      [1_000_000, 1_000_000, 0],
      [1, 1_000_000, 1],
      [10, 8, 1],
      [10, 9, 1],
      [12, 11, 1],
      [20, 18, 1],
      [100, 98, 1],
      [10, 50, 1],
      [15, 14, 1],
      [500, 999, 1],
      [50, 48, 1],
      [30, 29, 1],
      [7, 33, 1],
      [3, 42, 0],
      ...Array.from({ length: 2 }, () => [random.int(10, 900), random.int(1000, 99_999), 1]),
    ].map((row) => lines(row)),
  small: (random) => lines([random.int(1, 20), random.int(1, 40), random.int(0, 1)]),
  isValid: (input) => isLineOf(input, [1, 1e6], [1, 1e6], [0, 1]),
  // Gives one coin back after the other.
  solve: (input) => {
    const [p = 0, m = 0, v = 0] = numbersOf(input);
    const price = v === 1 && p > 9 ? p - 2 : p;
    if (m < price) return 'NO\n';
    let [rest, fives] = [m - price, 0];
    for (; rest > 4; rest -= 5) fives++;
    return lines([fives, rest]);
  },
} satisfies Making;
