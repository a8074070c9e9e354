import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1, 1]),
    lines([GIGA, GIGA - 1, GIGA - 1, GIGA - 2]),
    lines([GIGA - 1, GIGA, GIGA - 2, GIGA - 1]),
    lines([GIGA, 1, 1, GIGA]),
    lines([999_999_937, 999_999_929, 999_999_929, 999_999_921]),
    lines([333_333_333, GIGA, 333_333_334, GIGA]),
    lines([500_000_000, 250_000_000, 800_000_000, 400_000_000]),
    // So close that seven digits cannot tell them apart and a 4-byte float orders them wrongly.
    lines([572_247_113, 572_247_120, 572_242_801, 572_242_807]),
    lines([186_725_311, 186_725_312, 186_712_699, 186_712_699]),
    lines([25_876_357, 25_876_365, 25_855_668, 25_855_675]),
    lines([898_552_771, 898_552_778, 898_526_709, 898_526_717]),
    lines([60_000, 90_000, 20_000, 100_000]),
    lines([30_000, 60_000, 50_000, 60_000]),
    lines([random.int(1, 900), random.int(901, 999), random.int(1, 900), random.int(901, 999)]),
  ],
  small: (random) => lines([random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(1, 9)]),
  isValid: (input) => isLineOf(input, [1, GIGA], [1, GIGA], [1, GIGA], [1, GIGA]),
  // Compares whole parts first, then the reciprocals of the remainders.
  solve: (input) => {
    const [a = 0, b = 1, c = 0, d = 1] = numbersOf(input);
    const compare = (p: number, q: number, r: number, s: number): number => {
      const [one, other] = [Math.floor(p / q), Math.floor(r / s)];
      if (one !== other) return one - other;
      const [rest, remain] = [p % q, r % s];
      if (rest === 0 || remain === 0) return rest - remain;
      return compare(s, remain, q, rest);
    };
    const sign = compare(a, b, c, d);
    return sign < 0 ? lines([2, c - d]) : lines([sign > 0 ? 1 : 0, a - b]);
  },
} satisfies Making;
