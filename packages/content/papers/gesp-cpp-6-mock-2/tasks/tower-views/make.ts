import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [n: number, m: number, h: number, x: number, y: number];
const MILLION = 1_000_000;
const row = (rule: Rule) => lines(rule);

export const making = {
  inputs: (random) => [
    row([1, 2, 1, 1, 1]),
    row([9, 10, 9, 1, 9]),
    row([9, 10, 0, 1, 1]),
    row([40, 7, 3, 3, 1]),
    row([500, 97, 5, 10, 3]),
    row([MILLION, 10_000_000, 9_999_999, 1, 9_999_999]),
    row([MILLION, 100_000, 7, 1, 99_997]),
    row([MILLION, 9_999_991, random.int(1, 9_999_990), 7_654_321, 77]),
    row([999_983, 123_456, random.int(1000, 123_455), 1, 123_455]),
    row([MILLION, 400_000, 399_999, 1, 399_999]),
    row([MILLION, 13, 4, 6, 0]),
    row([800_000, 8_388_608, random.int(0, 8_388_607), 1, 8_388_600]),
    row([900_000, 250_000, random.int(1, 100_000), 1, 249_998]),
  ],
  small: (random) => {
    const m = random.int(2, 12);
    return row([random.int(1, 10), m, random.int(0, m - 1), random.int(0, m - 1), random.int(0, m - 1)]);
  },
  isValid: (input) => {
    const [, m = 0] = numbersOf(input);
    const below = [0, m - 1] as const;
    return isLineOf(input, [1, MILLION], [2, 10_000_000], below, below, below);
  },
  // Jumps from tower to tower along the ones that block them, instead of keeping a stack. Products stay below 2 ** 53.
  solve: (input) => {
    const [n = 0, m = 0, h = 0, x = 0, y = 0] = numbersOf(input);
    const heights = [h];
    for (let i = 1; i < n; i += 1) heights.push(((heights[i - 1] ?? 0) * x + y) % m);
    const blocks = Array.from({ length: n }, () => n);
    const seen = Array.from({ length: n }, () => 0);
    for (let i = n - 2; i >= 0; i -= 1) {
      let at = i + 1;
      while (at < n && (heights[at] ?? 0) < (heights[i] ?? 0)) at = blocks[at] ?? n;
      blocks[i] = at;
      seen[i] = Math.min(at, n - 1) - i;
    }
    const most = seen.reduce((best, one) => Math.max(best, one), 0);
    return lines([seen.reduce((sum, one) => sum + one, 0), seen.indexOf(most) + 1]);
  },
} satisfies Making;
