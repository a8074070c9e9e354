import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 0, 0, 0, 0]),
    lines([GIGA, GIGA - 1, GIGA, GIGA, GIGA]),
    lines([GIGA - 1, 5, GIGA, GIGA, 3]),
    lines([7, 6, 0, 5, 20]),
    lines([50, 49, 1, 1, 80]),
    lines([17, 3, 2, 2, 300]),
    lines([100, 50, 3, 7, 999]),
    lines([999_999_937, 12, 999_999_999, 999_999_998, 17]),
    lines([13, 12, 1, 1, GIGA]),
    lines([1000, 999, 1, 0, 1000]),
    lines([360, 100, 50_000, 72_123, 270]),
    lines([4321, 100, 123_456, 654_321, 99_999_999]),
    lines([random.int(10, 99), 9, random.int(0, 9), random.int(0, 9), random.int(100, 999)]),
    lines([
      random.int(100_000, 999_999),
      99_999,
      random.int(100_000, GIGA),
      random.int(100_000, GIGA),
      random.int(1, GIGA),
    ]),
    lines([
      random.int(100_000, 999_999),
      77_777,
      random.int(100_000, GIGA),
      random.int(100_000, GIGA),
      random.int(1, GIGA),
    ]),
  ],
  small: (random) => {
    const n = random.int(1, 12);
    return lines([n, random.int(0, n - 1), random.int(0, 9), random.int(0, 9), random.int(0, 40)]);
  },
  isValid: (input) => {
    const [n = 0] = numbersOf(input);
    return isLineOf(input, [1, GIGA], [0, n - 1], [0, GIGA], [0, GIGA], [0, GIGA]);
  },
  // Exact whole numbers without bounds; the way there is found from the two seats.
  solve: (input) => {
    const [n = 1n, p = 0n, a = 0n, k = 0n, b = 0n] = numbersOf(input).map(BigInt);
    const turns = p + a * k + (b / n + 1n) * n - b;
    const seat = turns % n;
    const way = seat >= p ? seat - p : seat + n - p;
    return lines([`${seat}`, `${way}`]);
  },
} satisfies Making;
