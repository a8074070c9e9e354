import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MILLION = 1_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1, 0]),
    lines([MILLION, MILLION, MILLION, '1000000000000000000']),
    lines([999_983, 999_979, 999_961, '999999999999999989']),
    lines([50_000, 50_000, 1, 4_000_000_000]),
    lines([3, 70_000, 70_000, 9_999_999_999]),
    lines([2000, 2000, 2000, 5_000_000_000]),
    lines([1, MILLION, 999_999, '123456789012345678']),
    lines([7, 11, 13, 100]),
    lines([random.int(1000, 9999), random.int(1000, 9999), random.int(1000, 9999), random.int(3e9, 9e9)]),
    lines([random.int(500_000, MILLION), random.int(500_000, MILLION), random.int(2, 9), 8_888_888_888]),
  ],
  small: (random) => lines([random.int(1, 3000), random.int(1, 3000), random.int(1, 3000), random.int(0, 1e10)]),
  isValid: (input) => {
    const parts = input.trimEnd().split(' ');
    const [, , , d = ''] = parts;
    return (
      isLineOf(lines(numbersOf(input).slice(0, 3)), [1, MILLION], [1, MILLION], [1, MILLION]) &&
      input === lines(parts) &&
      parts.length === 4 &&
      /^(?:0|[1-9]\d{0,18})$/u.test(d) &&
      BigInt(d) <= 10n ** 18n
    );
  },
  // BigInt cannot overflow.
  solve: (input) => {
    const [a = 0n, b = 0n, c = 0n, d = 0n] = input.trim().split(' ').map(BigInt);
    return lines([`${a * b * c}`, `${d / a}`]);
  },
} satisfies Making;
