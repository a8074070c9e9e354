import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 0],
      [1_000_000_000_000_000, 0, 9],
      [999_999_999_999_999, 9, 0],
      [123_456_789_012_345, 5, 6],
      [777_777_777, 7, 2],
      [1200, 0, 2],
      [4_848_484, 8, 4],
      [60_606, 1, 6],
      [5_000_000_005, 5, 8],
    ].map((row) => lines(row)),
    ...[0, 3, 9, 4].map((a) =>
      lines([random.int(10_000_000_000, 999_999_999_999) * 100 + a * 11, a, (a + random.int(1, 9)) % 10]),
    ),
  ],
  small: (random) => {
    const a = random.int(0, 9);
    return lines([random.int(1, 99_999), a, (a + random.int(1, 9)) % 10]);
  },
  isValid: (input) => {
    const [, a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [1, 1_000_000_000_000_000], [0, 9], [0, 9]) && a !== b;
  },
  solve: (input) => {
    const [n = '', a = '', b = ''] = input.trim().split(' ');
    const shown = n.replaceAll(a, b).replace(/^0+(?=\d)/u, '');
    return lines([shown, n.split('').filter((digit) => digit === a).length]);
  },
} satisfies Making;
