import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [a: number, x: number, y: number, p: number];

const MOST = 300_000;
const TEN_MILLION = 10_000_000;

const sea = (n: number, m: number, wanted: number, rule: Rule) => lines([n, m, wanted], rule);
const any = (random: Random, n: number, m: number, wanted: number, p = 9_999_991) =>
  sea(n, m, wanted, [random.int(0, p - 1), random.int(2, p - 1), random.int(0, p - 1), p]);
/** A ring of an odd number of islands: bridges 1-2, 3-4 and so on, then 2-3, 4-5 and so on. */
const ringOf = (n: number, m: number, wanted: number) => sea(n, m, wanted, [0, 1, 1, n]);

const bridgesOf = (input: string) => {
  const [n = 0, m = 0, wanted = 0, a = 0, x = 0, y = 0, p = 1] = numbersOf(input);
  let s = a;
  const next = () => {
    const island = (s % n) + 1;
    s = (s * x + y) % p;
    return island;
  };
  return { n, wanted, bridges: Array.from({ length: m }, (): [number, number] => [next(), next()]) };
};

/** How many pairs are connected by some of the bridges, by walking from every island that was not seen. */
function pairsBy(n: number, bridges: readonly (readonly [number, number])[]): number {
  const near = Array.from({ length: n + 1 }, (): number[] => []);
  for (const [from, to] of bridges) {
    near[from]?.push(to);
    near[to]?.push(from);
  }
  const isSeen = new Uint8Array(n + 1);
  let pairs = 0;
  for (let island = 1; island <= n; island++) {
    if (isSeen[island]) continue;
    isSeen[island] = 1;
    const group = [island];
    for (const one of group)
      for (const other of near[one] ?? [])
        if (!isSeen[other]) {
          isSeen[other] = 1;
          group.push(other);
        }
    pairs += (group.length * (group.length - 1)) / 2;
  }
  return pairs;
}

/** The same from the bridges of the number `sunk` on: each bridge joins the groups of its two islands. */
function pairsAfter(sunk: number, n: number, bridges: readonly (readonly [number, number])[]): number {
  const leader = Int32Array.from({ length: n + 1 }, (_, island) => island);
  const sizes = new Int32Array(n + 1).fill(1);
  const leaderOf = (island: number): number => {
    let at = island;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] ?? 0] ?? 0;
      at = leader[at] ?? 0;
    }
    return at;
  };
  let pairs = 0;
  for (let at = sunk; at < bridges.length; at++) {
    const [from = 0, to = 0] = bridges[at] ?? [];
    const [one, other] = [leaderOf(from), leaderOf(to)];
    if (one === other) continue;
    pairs += (sizes[one] ?? 0) * (sizes[other] ?? 0);
    leader[one] = other;
    sizes[other] = (sizes[other] ?? 0) + (sizes[one] ?? 0);
  }
  return pairs;
}

export const making = {
  inputs: (random) => [
    sea(2, 1, 1, [0, 0, 0, 2]),
    any(random, 300, 300, 4000),
    any(random, 60, 290, 900, 9973),
    any(random, 250, 300, 300),
    any(random, MOST, MOST, 1),
    any(random, 1000, MOST, 1),
    sea(5000, 200_000, 1, [1, 1, 5000, 10_000]),
    any(random, MOST, MOST, 20_000_000_000),
    any(random, 100_000, MOST, 4_900_000_000),
    any(random, 200_000, MOST, 9_000_000_000),
    any(random, MOST, 200_000, 6_000_000_000),
    ringOf(299_999, MOST, 20_000_000_000),
    ringOf(249_999, MOST, 6_000_000_000),
    any(random, 120_000, 270_000, 6_500_000_000),
    any(random, 150_000, MOST, 10_000_000_000, 9_999_973),
    sea(100_000, MOST, 4_900_000_000, [892_352, 3_181_354, 1_827_414, 9_999_991]),
    sea(MOST, 200_000, 6_000_000_000, [6_806_928, 7_907_902, 1_916_166, 9_999_991]),
  ],
  small: (random) => any(random, random.int(2, 8), random.int(1, 10), random.int(1, 20), random.int(5, 97)),
  isValid: (input) => {
    const [n = 0, m = 0, wanted = 0, a = 0, x = 0, y = 0, p = 0, ...more] = numbersOf(input);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === sea(n, m, wanted, [a, x, y, p]) &&
      more.length === 0 &&
      isIn(n, 2, MOST) &&
      isIn(m, 1, MOST) &&
      isIn(wanted, 1, 100_000_000_000) &&
      isIn(p, 2, TEN_MILLION) &&
      [a, x, y].every((one) => isIn(one, 0, p - 1))
    );
  },
  subtaskOf: (input) => {
    const [n = 0, m = 0, wanted = 0] = numbersOf(input);
    if (n <= 300 && m <= 300) return '1';
    return wanted === 1 ? '2' : '3';
  },
  // Walks through all islands after each bridge where there are few, else bisects the number of bridges.
  solve: (input) => {
    const { n, wanted, bridges } = bridgesOf(input);
    if (bridges.length <= 300) {
      for (let sunk = 0; ; sunk++) {
        const pairs = pairsBy(n, bridges.slice(sunk));
        if (pairs < wanted) return lines([sunk, pairs]);
      }
    }
    let [few, many] = [-1, bridges.length];
    while (many - few > 1) {
      const middle = Math.floor((few + many) / 2);
      if (pairsAfter(middle, n, bridges) < wanted) many = middle;
      else few = middle;
    }
    return lines([many, pairsAfter(many, n, bridges)]);
  },
} satisfies Making;
