import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const MOD = 1_000_000_007n;

type Rule = readonly [left: number, right: number];

const beads = (n: number, k: number, rules: readonly Rule[]) => lines([n, k, rules.length], ...rules);

/** Of all pairs of `k` colours about `share` in ten are forbidden. */
const forbidding = (random: Random, n: number, k: number, share: number) => {
  const pairs = Array.from({ length: k * k }, (_, at): Rule => [Math.floor(at / k) + 1, (at % k) + 1]);
  return beads(
    n,
    k,
    pairs.filter(() => random.int(1, 10) <= share),
  );
};

export const making = {
  inputs: (random) => [
    beads(1, 1, []),
    beads(1, 3, [[2, 1]]),
    beads(2, 5, []),
    beads(1000, 5, []),
    beads(1000, 5, [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]),
    forbidding(random, 1000, 5, 3),
    forbidding(random, 999, 5, 4),
    forbidding(random, 700, 4, 2),
    forbidding(random, 40, 3, 2),
    beads(12, 3, [
      [1, 1],
      [2, 1],
      [3, 2],
    ]),
    beads(500, 2, [[1, 1]]),
    beads(25, 4, [
      [1, 3],
      [3, 2],
      [4, 1],
      [2, 2],
    ]),
    beads(64, 2, [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]),
    beads(6, 4, [
      [1, 2],
      [1, 3],
    ]),
  ],
  small: (random) => forbidding(random, random.int(1, 7), random.int(1, 4), random.int(0, 6)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, k = 0, m = -1] = numbersOf(head);
    const areRules = rows.every((row) => {
      const [u = 0, v = 0, ...rest] = numbersOf(row);
      return u >= 1 && u <= k && v >= 1 && v <= k && rest.length === 0;
    });
    const isOnce = new Set(rows).size === rows.length;
    return n >= 1 && n <= 1000 && k >= 1 && k <= 5 && rows.length === m && areRules && isOnce;
  },
  // Raises the matrix of allowed neighbours to the power of n - 1 by squaring.
  solve: (input) => {
    const [n = 1, k = 1, , ...numbers] = numbersOf(input);
    const isForbidden = (u: number, v: number) =>
      numbers.some((one, at) => at % 2 === 0 && one === u + 1 && numbers[at + 1] === v + 1);
    const table = (of: (u: number, v: number) => bigint) =>
      Array.from({ length: k }, (_, u) => Array.from({ length: k }, (_one, v) => of(u, v)));
    const times = (one: readonly bigint[][], other: readonly bigint[][]) =>
      table((u, v) => (one[u] ?? []).reduce((sum, way, at) => (sum + way * (other[at]?.[v] ?? 0n)) % MOD, 0n));
    let [ways, power] = [table((u, v) => (u === v ? 1n : 0n)), table((u, v) => (isForbidden(u, v) ? 0n : 1n))];
    for (let left = n - 1; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) ways = times(ways, power);
      power = times(power, power);
    }
    if (n === 1) return lines(k);
    const sum = ways.flatMap((row, u) => row.filter((_, v) => v !== u)).reduce((so, way) => (so + way) % MOD, 0n);
    return lines(String(sum));
  },
} satisfies Making;
