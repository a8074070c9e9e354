import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const MOST = 10n ** 18n;

/** Pages read in the first `weeks` weeks. */
const readIn = (weeks: bigint, m: bigint): bigint => {
  const growing = weeks < m ? weeks : m;
  return 6n * ((growing * (growing + 1n)) / 2n + (weeks - growing) * m);
};

const parsed = (input: string): [n: bigint, m: bigint] => {
  const [n = '', m = ''] = input.trim().split(' ');
  return [BigInt(n), BigInt(m)];
};

const line = (n: bigint, m: bigint) => lines([`${n}`, `${m}`]);
/** A number of pages that is finished on the sixth day of a week. */
const wholeWeeks = (weeks: bigint, m: bigint) => line(readIn(weeks, m), m);

export const making = {
  inputs: (random) => {
    const big = () => BigInt(random.int(1, 999_999_999)) * 1_000_000_000n + BigInt(random.int(0, 999_999_999));
    return [
      line(1n, 1n),
      line(7n, 4n),
      wholeWeeks(30n, 9n),
      line(10_000n, 1_000_000n),
      line(9_999n, 7n),
      wholeWeeks(166_666n, 1n),
      wholeWeeks(500_000_000n, 1n),
      line(MOST, 1n),
      line(big(), 1n),
      wholeWeeks(100_000_000_000n, 1n),
      wholeWeeks(166_666_666_000n, 1_000_000n),
      line(MOST, 1_000_000n),
      wholeWeeks(3_000_000_000_000n, 54_321n),
      wholeWeeks(700_000n, 900_000n),
      line(big(), 1000n),
      line(readIn(12_345_678_901n, 4321n) + 1n, 4321n),
      wholeWeeks(987_654_321_012n, 168_000n),
    ];
  },
  small: (random) => {
    const m = random.int(1, 8);
    return random.int(0, 1) === 0 ? lines([random.int(1, 400), m]) : wholeWeeks(BigInt(random.int(1, 20)), BigInt(m));
  },
  isValid: (input) => {
    if (!/^[1-9]\d* [1-9]\d*\n$/u.test(input)) return false;
    const [n, m] = parsed(input);
    return n <= MOST && m <= 1_000_000n;
  },
  subtaskOf: (input) => {
    const [n = 0, m = 0] = numbersOf(input);
    return n <= 10_000 ? '1' : m === 1 ? '2' : '3';
  },
  // Bisects the first day until which enough pages were read.
  solve: (input) => {
    const [n, m] = parsed(input);
    const readUntil = (day: bigint) => {
      const weeks = day / 7n;
      const today = weeks + 1n < m ? weeks + 1n : m;
      return readIn(weeks, m) + (day % 7n) * today;
    };
    let [low, high] = [0n, 7n * MOST];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (readUntil(middle) >= n) high = middle;
      else low = middle;
    }
    return lines(`${high}`);
  },
} satisfies Making;
