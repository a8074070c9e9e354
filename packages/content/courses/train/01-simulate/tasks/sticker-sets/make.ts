import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 6000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1, MOST]),
    lines([1, 3, 4, 5998]),
    lines([1, 4, 5, 5998]),
    lines([3, 1, 4, 5994]),
    lines([4, 1, 3, 5990]),
    lines([1, 4, 6, 5996]),
    lines([1, 1, 6000, 5999]),
    lines([1, 1, 1, 1]),
    lines([6000, 6000, 6000, 6000]),
    lines([6000, 5999, 5998, 5997]),
    lines([2, 4, 6, 5999]),
    lines([7, 10, 12, 41]),
    lines([9, 15, 20, 1234]),
    lines([random.int(2, 9), random.int(10, 20), random.int(21, 40), random.int(5000, MOST)]),
  ],
  small: (random) => lines([random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(1, 60)]),
  isValid: (input) => isLineOf(input, [1, MOST], [1, MOST], [1, MOST], [1, MOST]),
  // For each sum: the number of ways with the prices so far, and the fewest stickers.
  solve: (input) => {
    const [a = 0, b = 0, c = 0, n = 0] = numbersOf(input);
    const ways = [1, ...Array.from({ length: n }, () => 0)];
    const fewest = [0, ...Array.from({ length: n }, () => Infinity)];
    for (const price of [a, b, c])
      for (let sum = price; sum <= n; sum++) {
        ways[sum] = (ways[sum] ?? 0) + (ways[sum - price] ?? 0);
        fewest[sum] = Math.min(fewest[sum] ?? 0, (fewest[sum - price] ?? 0) + 1);
      }
    return lines([ways[n] ?? 0, fewest[n] === Infinity ? -1 : (fewest[n] ?? 0)]);
  },
} satisfies Making;
