import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [2, 1],
      [2, 3],
      [2, 6000],
      [3000, 1],
      [3000, 6000],
      [3000, 5999],
      [3000, 2],
      [9, 8],
      [15, 4],
      [10, 16],
    ].map((row) => lines(row)),
    ...Array.from({ length: 2 }, () => lines([random.int(1000, 3000), 2 * random.int(5, 400)])),
    ...Array.from({ length: 2 }, () => lines([random.int(1000, 3000), 2 * random.int(2, 100) + 1])),
  ],
  small: (random) => lines([random.int(2, 20), random.int(1, 30)]),
  isValid: (input) => isLineOf(input, [2, 3000], [1, 6000]),
  // Counts remainders, and tries the differences from the smallest.
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const seen = new Map<number, number>();
    let count = 0;
    for (let one = 1; one <= n; one++) {
      count += seen.get((k - (one % k)) % k) ?? 0;
      seen.set(one % k, (seen.get(one % k) ?? 0) + 1);
    }
    const isFound = (apart: number) =>
      Array.from({ length: n - apart }, (_, at) => 2 * (at + 1) + apart).some((sum) => sum % k === 0);
    const least = count === 0 ? 0 : (Array.from({ length: n - 1 }, (_, at) => at + 1).find(isFound) ?? 0);
    return lines([count, least]);
  },
} satisfies Making;
