import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([0, 3, 2, 0]),
    lines([1_000_000, 3, 2, 1]),
    lines([1_000_000, 1000, 999, 998]),
    lines([999_999, 7, 5, 4]),
    lines([36, 12, 4, 3]),
    lines([35, 12, 4, 3]),
    lines([100, 9, 8, 7]),
    lines([600, 40, 25, 20]),
    lines([11, 12, 11, 5]),
    lines([random.int(500, 5000), random.int(30, 90), random.int(5, 29), random.int(1, 4)]),
    lines([random.int(100_000, 900_000), random.int(500, 1000), random.int(100, 400), random.int(10, 99)]),
  ],
  small: (random) => {
    const s = random.int(2, 8);
    return lines([random.int(0, 80), random.int(s + 1, 12), s, random.int(0, s - 1)]);
  },
  isValid: (input) => {
    const [, b = 0, s = 0, g = 0] = numbersOf(input);
    return isLineOf(input, [0, 1_000_000], [3, 1000], [2, 999], [0, 998]) && s < b && g < s;
  },
  // Buys badge by badge.
  solve: (input) => {
    const [n = 0, b = 1, s = 1, g = 0] = numbersOf(input);
    let [left, big, small, back] = [n, 0, 0, 0];
    for (; left >= b; left -= b) {
      big++;
      back += g;
    }
    for (left += back; left >= s; left -= s) small++;
    return lines([big, small, left]);
  },
} satisfies Making;
