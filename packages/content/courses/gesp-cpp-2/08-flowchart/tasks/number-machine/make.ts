import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      '0',
      '10',
      '20',
      '17',
      '1000000000000000000',
      '576460752303423488',
      '640',
      '81920',
      '34',
      '2147483648',
      '3000000000007',
    ].map((x) => lines(x)),
    ...Array.from({ length: 4 }, () =>
      lines(`${random.int(1_000_000, 9_999_999)}${random.int(10_000_000, 99_999_999)}`),
    ),
  ],
  small: (random) => lines(random.int(0, 3000)),
  isValid: (input) => /^(?:0|[1-9]\d*)\n$/u.test(input) && BigInt(input.trim()) <= 10n ** 18n,
  // Follows the chart from the end of a step to the next, with whole numbers of any size.
  solve: (input) => {
    const after = (x: bigint, steps: number): string => {
      if (x < 10n) return lines([`${x}`, steps]);
      return after(x % 2n === 0n ? x >> 1n : x - 7n, steps + 1);
    };
    return after(BigInt(input.trim()), 0);
  },
} satisfies Making;
