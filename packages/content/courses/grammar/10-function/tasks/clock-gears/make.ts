import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1, 1, 1]),
    lines([1, 1, 1, '1000000000000000000']),
    lines([1_000_000, 1_000_000, 1_000_000, '1000000000000000000']),
    lines([999_983, 999_979, 999_961, '1000000000000000000']),
    lines([6, 10, 15, 1000]),
    lines([2, 4, 8, 64]),
    lines([12, 18, 12, 3600]),
    lines([1_000_000, 999_999, 999_998, '999999999999999999']),
    lines([5, 5, 7, 70]),
    lines([9, 6, 4, '123456789012345678']),
    lines([random.int(100, 999), random.int(100, 999), random.int(100, 999), '100000000000']),
    lines([random.int(2, 30) * 12, random.int(2, 30) * 12, 24, random.int(10_000, 99_999)]),
  ],
  small: (random) => lines([random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(1, 200)]),
  isValid: (input) => {
    const [a = 0, b = 0, c = 0] = numbersOf(input);
    const t = input.trimEnd().split(' ').at(3) ?? '';
    return (
      input === lines([a, b, c, t]) &&
      isLineOf(lines([a, b, c]), [1, 1_000_000], [1, 1_000_000], [1, 1_000_000]) &&
      /^[1-9]\d{0,17}$|^10{18}$/u.test(t)
    );
  },
  // Finds the least common multiple by trying multiples of the largest, then counts by cases.
  solve: (input) => {
    const [a = 1n, b = 1n, c = 1n, t = 0n] = input.trimEnd().split(' ').map(BigInt);
    const common = (one: bigint, other: bigint) => {
      let multiple = one > other ? one : other;
      const least = one > other ? other : one;
      const step = multiple;
      while (multiple % least !== 0n) multiple += step;
      return multiple;
    };
    const [ab, bc, ca] = [common(a, b), common(b, c), common(c, a)];
    // The common multiple of three follows from those of two.
    let all = ab;
    for (let times = 1n; all % c !== 0n; times++) all = ab * times;
    const only = (pair: bigint) => t / pair - t / all;
    return lines([`${t / all}`, `${t / all + only(ab) + only(bc) + only(ca)}`]);
  },
} satisfies Making;
