import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, '#', 1],
      [1_000_000_000, '#', 999_999_999],
      [35, '@', 35],
      [80, '#', 9],
      [1, '@', 1_000_000_000],
      [6, '@', 60],
      [1000, '&', 999_999_999],
      [4, '&', 8],
      [30, '*', 4],
      [4, '-', 30],
      [9, '+', 9],
      [500, '-', 1],
      [1_000_000_000, '*', 1_000_000_000],
      [77, '+', 7],
      [1, '-', 1],
    ].map((row) => lines(row)),
    lines([random.int(10, 99), '&', random.int(1000, 9999)]),
    lines([random.int(10, 99), '@', random.int(1000, 9999)]),
    lines([random.int(1000, 9999), '@', random.int(10_000, 99_999)]),
  ],
  small: (random) => lines([random.int(1, 30), ['#', '@', '&', '+'][random.int(0, 3)] ?? '#', random.int(1, 30)]),
  isValid: (input) => {
    const [a = '', sign = '', b = ''] = input.trim().split(' ');
    return isLineOf(lines([a, b]), [1, 1_000_000_000], [1, 1_000_000_000]) && /^[#@&+*-]$/u.test(sign);
  },
  solve: (input) => {
    const [, sign = ''] = input.trim().split(' ');
    const [small = 0, big = 0] = numbersOf(input.replace(sign, '')).toSorted((x, y) => x - y);
    if (sign === '#') return lines(big);
    if (sign === '@') return lines(big - small);
    return lines(sign === '&' ? big - Math.floor(big / small) * small : -1);
  },
} satisfies Making;
