import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] as const;

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 2],
      [1, 1, 40],
      [2, 1, 40],
      [1_000_000, 10_000, 40],
      [999_999, 1, 2],
      [1, 10_000, 2],
      [1, 10_000, 37],
      [13, 4, 7],
      [31, 20, 11],
      [500_009, 9999, 23],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () =>
      lines([1 + 6 * random.int(10, 100_000), random.int(500, 9000), random.pick(PRIMES)]),
    ),
  ],
  small: (random) => lines([random.int(1, 60), random.int(1, 6), random.int(2, 9)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 10_000], [2, 40]),
  // Only prime numbers need to be tried.
  solve: (input) => {
    const [a = 0, m = 0, k = 0] = numbersOf(input);
    const primes = PRIMES.filter((one) => one <= k);
    let [quiet, loud, at] = [0, 0, a - 1];
    while (quiet < m) {
      at++;
      if (primes.some((prime) => at % prime === 0)) loud++;
      else quiet++;
    }
    return lines([at, loud]);
  },
} satisfies Making;
