import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Rail = readonly [from: number, to: number, price: number];
const GIGA = 1_000_000_000;
const country = (n: number, k: number, rails: readonly Rail[]) => lines([n, rails.length, k], ...rails);
const some = (random: Random, n: number, m: number, most: number) =>
  Array.from({ length: m }, (): Rail => {
    const from = random.int(1, n);
    return [from, ((from - 1 + random.int(1, n - 1)) % n) + 1, random.int(1, most)];
  });
const chain = (random: Random, n: number, [least, most]: readonly [number, number]) =>
  Array.from({ length: n - 1 }, (_, at): Rail => [at + 1, at + 2, random.int(least, most)]);
/** Between each two cities of a row: many cheap pieces, or one dear one. */
function choices(random: Random, count: number): { n: number; rails: Rail[] } {
  const rails: Rail[] = [];
  for (let at = 0; at < count; at++) {
    const first = 3 * at + 1;
    rails.push(
      [first, first + 1, random.int(100_000_000, 300_000_000)],
      [first + 1, first + 2, random.int(100_000_000, 300_000_000)],
      [first + 2, first + 3, random.int(100_000_000, 300_000_000)],
      [first, first + 3, random.int(700_000_000, GIGA)],
      [first, first + 2, random.int(300_000_000, 600_000_000)],
    );
  }
  return { n: 3 * count + 1, rails };
}
function read(input: string): { n: number; k: number; rails: Rail[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 0, , k = 0] = head.split(' ').map(Number);
  return {
    n,
    k,
    rails: rows.map((row): Rail => {
      const [from = 0, to = 0, price = 0] = row.split(' ').map(Number);
      return [from, to, price];
    }),
  };
}

export const making = {
  inputs: (random) => {
    const [one, two, three, four] = [
      choices(random, 166),
      choices(random, 150),
      choices(random, 90),
      choices(random, 120),
    ];
    return [
      country(5, 1, chain(random, 5, [GIGA - 99, GIGA])),
      country(2, 10, [[2, 1, 1]]),
      country(6, 2, [...chain(random, 6, [3, 9]), [1, 6, 30]]),
      country(10, 3, [...chain(random, 10, [500_000_000, GIGA]), ...some(random, 10, 8, GIGA)]),
      country(12, 2, some(random, 12, 20, 40)),
      country(7, 10, [...chain(random, 7, [1, 3]), [1, 4, 9]]),
      country(500, 10, chain(random, 500, [900_000_000, GIGA])),
      country(one.n, 10, one.rails),
      country(two.n, 7, two.rails),
      country(three.n, 3, [...three.rails, ...some(random, three.n, 60, GIGA)]),
      country(four.n, 5, four.rails),
      country(500, 10, some(random, 500, 1500, GIGA)),
      country(500, 4, [...chain(random, 500, [100_000_000, 300_000_000]), ...some(random, 500, 200, GIGA)]),
      country(450, 1, [...chain(random, 450, [10_000_000, GIGA]), ...some(random, 450, 500, GIGA)]),
      country(500, 0, some(random, 500, 1400, GIGA)),
      country(400, 9, [...chain(random, 400, [300_000_000, 500_000_000]), ...some(random, 400, 30, GIGA)]),
    ];
  },
  small: (random) => {
    const n = random.int(2, 6);
    return country(n, random.int(0, 3), some(random, n, random.int(1, 9), 12));
  },
  isValid: (input) => {
    const { n, k, rails } = read(input);
    return (
      input === country(n, k, rails) &&
      n >= 2 &&
      n <= 500 &&
      rails.length >= 1 &&
      rails.length <= 1500 &&
      k >= 0 &&
      k <= 10 &&
      rails.every(
        ([from, to, price]) =>
          from !== to && [from, to].every((city) => city >= 1 && city <= n) && price >= 1 && price <= GIGA,
      )
    );
  },
  // Goes over all rails again and again, until no city gets cheaper with any number of coupons.
  solve: (input) => {
    const { n, k, rails } = read(input);
    const costs = Array.from({ length: k + 1 }, () => new Float64Array(n + 1).fill(Infinity));
    for (const [used, cost] of costs.entries()) {
      const before = costs[used - 1];
      cost[1] = used === 0 ? 0 : Infinity;
      for (let isChanging = true, turn = 0; isChanging; turn++) {
        isChanging = false;
        for (const [one, other, price] of turn % 2 === 0 ? rails : rails.toReversed())
          for (const [from, to] of [
            [one, other],
            [other, one],
          ] as const) {
            const half = (before?.[from] ?? Infinity) + Math.floor(price / 2);
            const least = Math.min(half, (cost[from] ?? Infinity) + price);
            if (least < (cost[to] ?? Infinity)) [cost[to], isChanging] = [least, true];
          }
      }
    }
    const ends = costs.map((cost) => cost[n] ?? Infinity);
    const least = Math.min(...ends);
    return lines(least === Infinity ? [-1, -1] : [least, ends.indexOf(least)]);
  },
} satisfies Making;
