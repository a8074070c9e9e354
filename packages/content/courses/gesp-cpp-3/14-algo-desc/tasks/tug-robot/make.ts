import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000_000_000_000;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1]),
    lines([1, MOST, 100_000]),
    lines([MOST, 1, 100_000]),
    lines([8, 8, 50]),
    lines([5, 10, 1]),
    lines([15, 6, 9]),
    lines([4, 7, 20]),
    lines([MOST, MOST - 1, 2]),
    lines([random.int(1, 1000), random.int(1, 1000), 1000]),
    lines([random.int(1, 1e9) * 900_001, random.int(1, 1e9) * 800_001, 100_000]),
    lines([random.int(1, 1e9) * 700_001, random.int(1, 1e9) * 3, 5000]),
    lines([random.int(1, 1e6), random.int(1, 1e9) * 999_983, 30]),
    lines([random.int(1, 1e9) * 12_345, random.int(1, 1e9) * 54_321, 7]),
    lines([123_456_789, 987_654_321_000, 12]),
  ],
  small: (random) => lines([random.int(1, 30), random.int(1, 30), random.int(1, 12)]),
  isValid: (input) => isLineOf(input, [1, MOST], [1, MOST], [1, 100_000]),
  // Does the rounds on a pair, without changing one in place.
  solve: (input) => {
    const [first = 0n, second = 0n, most = 0n] = numbersOf(input).map((one) => BigInt(one));
    let pair: readonly [bigint, bigint] = [first, second];
    let rounds = 0n;
    for (; rounds < most && pair[0] !== pair[1]; rounds += 1n) {
      const [a, b]: readonly [bigint, bigint] = pair;
      const less = b % 2n === 0n ? b / 2n : b - a;
      pair = a > b ? [a - b, b] : [a, less];
    }
    return lines([`${pair[0]}`, `${pair[1]}`, `${rounds}`]);
  },
} satisfies Making;
