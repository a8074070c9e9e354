import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MEGA = 1_000_000;
function pricesOf(input: string): { k: number; rice: Float64Array; tea: Float64Array } {
  const [n = 0, k = 0, s = 0, x = 0, y = 0, z = 1] = numbersOf(input);
  const all = new Float64Array(2 * n);
  all[0] = s;
  for (let i = 1; i < 2 * n; i++) all[i] = ((all[i - 1] ?? 0) * x + y) % z;
  return { k, rice: all.slice(0, n), tea: all.slice(n) };
}

export const making = {
  inputs: (random) => [
    lines([1, 1, 999_999, 0, 0, 1]),
    lines([3, 9, 2, 5, 3, 17]),
    lines([500, 1, 77, 351, 13, 997]),
    lines([500, 250_000, 5, 17, 3, 101]),
    lines([400, 80_000, 999_999, 999_983, 77, 999_979]),
    lines([300, 12_345, 999_998, 777_777, 12, 999_953]),
    lines([200, 39_999, 31_415, 92_653, 58_979, 999_961]),
    lines([100_000, 10_000_000_000, 999_999, 999_999, 999_999, MEGA]),
    lines([100_000, 5_000_000_000, 123_456, 987_654, 321, 999_983]),
    lines([100_000, 1, 999_999, 999_961, 17, 999_979]),
    lines([99_999, 2_500_000_000, 3, 998_244, 353, 999_961]),
    lines([100_000, 9_876_543_210, 65_536, 776_655, 1, 999_953]),
    lines([90_000, 3_141_592_653, random.int(1, 999_999), 500_009, random.int(1, 999_999), 999_931]),
    lines([80_000, 6_000_000_000, random.int(1, 999_999), 700_001, random.int(1, 999_999), 999_917]),
    lines([100_000, 7_777_777_777, 5, 999_998, 5, 999_907]),
    lines([95_000, 4_000_000_000, 0, 123_457, 999_999, 999_883]),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return lines([n, random.int(1, n * n), random.int(0, 9), random.int(0, 9), random.int(0, 9), random.int(1, 20)]);
  },
  isValid: (input) => {
    const [n = 0] = numbersOf(input);
    const rule = [0, MEGA - 1] as const;
    return isLineOf(input, [1, 100_000], [1, n * n], rule, rule, rule, [1, MEGA]);
  },
  // Sorts all sums when they are few; otherwise counts prices in buckets and steps to the price by powers of two.
  solve: (input) => {
    const { k, rice, tea } = pricesOf(input);
    if (rice.length <= 500) {
      const sums = new Float64Array(rice.length ** 2);
      for (const [i, one] of rice.entries())
        for (const [j, other] of tea.entries()) sums[i * tea.length + j] = one + other;
      return lines(sums.toSorted()[k - 1] ?? 0);
    }
    const upTo = new Int32Array(2 * MEGA + 1);
    // Neighbours in the table are asked one after the other, which is quicker.
    rice.sort();
    for (const one of tea) upTo[one] = (upTo[one] ?? 0) + 1;
    for (let i = 1; i < upTo.length; i++) upTo[i] = (upTo[i] ?? 0) + (upTo[i - 1] ?? 0);
    const countOf = (most: number) =>
      rice.reduce((sum, one) => sum + (most < one ? 0 : (upTo[Math.min(most - one, 2 * MEGA)] ?? 0)), 0);
    let price = -1;
    for (let step = 2 ** 20; step >= 1; step /= 2) if (countOf(price + step) < k) price += step;
    return lines(price + 1);
  },
} satisfies Making;
