import { lines, type Making } from '../../../../../src/tasks/making.ts';

const MOST = 10n ** 18n;
const MOST_USED = 10n ** 12n;
const week = (x: bigint, used: bigint) => lines([`${x}`, `${x + used}`]);
const read = (input: string) => input.trimEnd().split(' ').map(BigInt);

export const making = {
  inputs: (random) => [
    week(0n, 0n),
    week(MOST, 0n),
    week(MOST - MOST_USED, MOST_USED),
    week(0n, MOST_USED),
    week(MOST - 6n, 6n),
    week(123_456_789_012_345_677n, 20n),
    week(999n, 2001n),
    week(70_000_000_000_000_001n, 4_294_967_301n),
    week(888_888_888_888_888_887n, 999_999_999_993n),
    week(500_000_000_000_000_003n, 40_404_040_401n),
    week(2_000_000_000n, 2_000_000_004n),
    week(BigInt(random.int(1e8, 9e8)), 7n * BigInt(random.int(1e4, 9e4)) + 3n),
    week(BigInt(random.int(1e12, 9e12)) * 100_003n, 7n * BigInt(random.int(1e6, 9e8)) + 2n),
  ],
  small: (random) => week(BigInt(random.int(0, 5000)), BigInt(random.int(0, 20_000))),
  isValid: (input) => {
    const parts = input.trimEnd().split(' ');
    const [x = 0n, y = 0n] = read(input);
    return (
      parts.length === 2 &&
      input === lines([`${x}`, `${y}`]) &&
      parts.every((part) => /^\d+$/u.test(part)) &&
      y <= MOST &&
      x <= y &&
      y - x <= MOST_USED
    );
  },
  // Rounds in whole hundredths of a litre; a seventh is never half of one.
  solve: (input) => {
    const [x = 0n, y = 0n] = read(input);
    const used = y - x;
    const hundredths = (used * 200n + 7n) / 14n;
    return lines(
      [`${used / 1000n}`, `${used % 1000n}`],
      `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`,
    );
  },
} satisfies Making;
