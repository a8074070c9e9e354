import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const GIGA = 1_000_000_000;

/** All palindromes of digits with this length, built from the outside in. */
function mirrored(length: number): string[] {
  if (length === 0) return [''];
  const digits = '0123456789'.split('');
  if (length === 1) return digits;
  const inner = mirrored(length - 2);
  return digits.flatMap((digit) => inner.map((text) => `${digit}${text}${digit}`));
}

let known: number[] | undefined;
const plates = () =>
  (known ??= [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .flatMap((length) => mirrored(length))
    .filter((text) => !text.startsWith('0'))
    .map(Number));

export const making = {
  inputs: (random) => [
    lines([1, GIGA, 1]),
    lines([11, 999_999_999, 11]),
    lines([1, 999_999_999, 999]),
    lines([100_000_001, 999_999_999, 1]),
    lines([7, 777_777_777, 7]),
    lines([2, 888_888_888, 2]),
    lines([505, 987_656_789, 1]),
    lines([1, 1, 1]),
    lines([GIGA, GIGA, 1]),
    lines([999_999, 999_999, 1000]),
    lines([1001, 1_000_000, 1]),
    lines([1, 999_999, 9]),
    lines([22, 454_454, 2]),
    lines([random.int(1, 1000), random.int(900_000, 1_000_000), random.int(2, 9)]),
    lines([random.int(1, 1000), random.int(800_000_000, 900_000_000), random.int(2, 9)]),
  ],
  small: (random) => {
    const least = random.int(1, 3000);
    return lines([least, random.int(least, 20_000), random.int(1, 30)]);
  },
  isValid: (input) => {
    const [least = 1, most = 0] = numbersOf(input);
    return isLineOf(input, [1, GIGA], [1, GIGA], [1, 1000]) && least <= most;
  },
  solve: (input) => {
    const [least = 0, most = 0, k = 1] = numbersOf(input);
    const found = plates().filter((plate) => plate >= least && plate <= most && plate % k === 0);
    return lines([found.length, found.reduce((sum, plate) => sum + plate, 0)]);
  },
} satisfies Making;
