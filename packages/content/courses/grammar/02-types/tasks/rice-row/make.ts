import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MILLION = 1_000_000;
const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 0]),
    lines([1, GIGA, MILLION]),
    lines([999_999, GIGA, 999_999]),
    lines([999_999, 1, MILLION]),
    lines([MILLION, GIGA, 0]),
    lines([3, 999_999_999, 999_999]),
    lines([77_777, 1, 1]),
    lines([70_001, 12, 40_000]),
    lines([64, 15, 7]),
    lines([65_536, 3, 65_537]),
    lines([5001, random.int(1, 999), random.int(400_000, MILLION)]),
    lines([random.int(100_000, MILLION), random.int(1, GIGA), random.int(100_000, MILLION)]),
    lines([2 * random.int(100_000, 400_000) + 1, random.int(1, GIGA), random.int(100_000, MILLION)]),
  ],
  small: (random) => lines([random.int(1, 60), random.int(1, 500), random.int(0, 90)]),
  isValid: (input) => isLineOf(input, [1, MILLION], [1, GIGA], [0, MILLION]),
  // Fills the squares one after another; BigInt cannot overflow.
  solve: (input) => {
    const [n = 0, a = 0, k = 0] = numbersOf(input);
    let [last, total] = [BigInt(a), BigInt(a)];
    for (let square = 2; square <= n; square++) {
      last += BigInt(k);
      total += last;
    }
    return lines([`${last}`, `${total}`]);
  },
} satisfies Making;
