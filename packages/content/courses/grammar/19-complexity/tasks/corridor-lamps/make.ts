import { lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(4),
    lines('100000000000000'),
    lines('99999999999999'),
    lines(9_000_000),
    lines('81000000000000'),
    lines(3),
    lines(2_147_395_600),
    lines('49000000000000'),
    lines(1_000_000),
    lines('4611686014132'),
    lines(random.int(3_000_000_000, 9_000_000_000)),
    lines(`${random.int(10_000, 60_000) ** 2}`),
    lines(`${random.int(2_000_000, 9_000_000) ** 2}`),
  ],
  small: (random) => lines(random.int(1, 200)),
  isValid: (input) => /^[1-9]\d*\n$/u.test(input) && Number(input) <= 1e14,
  // Presses the lamps of small corridors, finds the root of large ones by halving.
  solve: (input) => {
    const n = BigInt(input.trim());
    if (n <= 300n) {
      const lamps = Array.from({ length: Number(n) }, (_, at) => at + 1);
      const lit = lamps.filter((lamp) => lamps.filter((one) => lamp % one === 0).length % 2 === 1);
      return lines([lit.length, lit.at(-1) ?? 0]);
    }
    let [low, high] = [1n, 20_000_000n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle * middle <= n) low = middle;
      else high = middle;
    }
    return lines([`${low}`, `${low * low}`]);
  },
} satisfies Making;
