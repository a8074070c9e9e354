import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Three = readonly [number, number, number];
const BILLION = 1_000_000_000;
const plan = (heights: readonly number[], roads: readonly Three[], asked: readonly Three[]) =>
  lines([heights.length, roads.length, asked.length], heights, ...roads, ...asked);

const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));

function some(random: Random, [n, m, q]: Three, [highest, longest]: readonly [number, number], reach: number): string {
  const road = (): Three => {
    const u = random.int(1, n - 1);
    const v = random.int(u + 1, Math.min(n, u + reach));
    const size = random.int(Math.ceil(longest / 2), longest);
    return random.int(0, 1) === 0 ? [u, v, size] : [v, u, size];
  };
  return plan(
    count(n, () => random.int(1, highest)),
    [...count(n - 1, (at): Three => [at + 2, at + 1, longest]), ...count(m, road)],
    count(q, (): Three => [random.int(1, n), random.int(1, n), random.int(1, Math.ceil(highest * 0.7))]),
  );
}

const threesOf = (numbers: readonly number[]): Three[] =>
  count(numbers.length / 3, (at) => {
    const [a = 0, b = 0, c = 0] = numbers.slice(at * 3, at * 3 + 3);
    return [a, b, c];
  });

function partsOf(input: string) {
  const [n = 0, m = 0, q = 0, ...rest] = numbersOf(input);
  return {
    n,
    m,
    q,
    heights: rest.slice(0, n),
    roads: threesOf(rest.slice(n, n + m * 3)),
    asked: threesOf(rest.slice(n + m * 3)),
  };
}

export const making = {
  inputs: (random) => [
    plan(
      [3, 2],
      [[2, 1, 5]],
      [
        [1, 2, 2],
        [2, 1, 3],
        [2, 2, 3],
        [1, 1, 3],
      ],
    ),
    some(random, [6, 5, 12], [3, 9], 4),
    some(random, [20, 20, 40], [5, 100], 5),
    some(random, [100, 150, 300], [6, BILLION], 8),
    some(random, [150, 250, 3000], [9, BILLION], 9),
    some(random, [150, 300, 2999], [1000, BILLION], 10),
    some(random, [149, 500, 3000], [20, BILLION], 20),
    some(random, [150, 700, 3000], [4, 1000], 140),
    some(random, [150, 300, 2500], [12, BILLION], 5),
    some(random, [148, 260, 3000], [7, BILLION], 6),
  ],
  small: (random) => some(random, [random.int(2, 7), random.int(0, 6), random.int(1, 5)], [4, 9], 6),
  isValid: (input) => {
    const { n, m, q, heights, roads, asked } = partsOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === plan(heights, roads, asked) &&
      isIn(n, 150) &&
      isIn(m, 2000) &&
      isIn(q, 3000) &&
      heights.length === n &&
      roads.length === m &&
      asked.length === q &&
      heights.every((one) => isIn(one, 1000)) &&
      roads.every(([u, v, size]) => isIn(u, n) && isIn(v, n) && u !== v && isIn(size, BILLION)) &&
      asked.every(([s, t, level]) => isIn(s, n) && isIn(t, n) && isIn(level, 1000))
    );
  },
  // For each start and level, goes on from the nearest village that is not flooded.
  solve: (input) => {
    const { n, heights, roads, asked } = partsOf(input);
    const near = count(n + 1, (): (readonly [number, number])[] => []);
    for (const [u, v, size] of roads) {
      near[u]?.push([v, size]);
      near[v]?.push([u, size]);
    }
    const known = new Map<string, readonly number[]>();
    const from = (s: number, level: number) => {
      const distances = count(n + 1, (at) => (at === s && (heights[s - 1] ?? 0) >= level ? 0 : Infinity));
      const waiting = new Set(count(n, (at) => at + 1));
      while (waiting.size > 0) {
        let next = 0;
        for (const one of waiting) if (next === 0 || (distances[one] ?? 0) < (distances[next] ?? 0)) next = one;
        waiting.delete(next);
        for (const [v, size] of near[next] ?? [])
          if ((heights[v - 1] ?? 0) >= level) distances[v] = Math.min(distances[v] ?? 0, (distances[next] ?? 0) + size);
      }
      return distances;
    };
    return lines(
      ...asked.map(([s, t, level]) => {
        const key = `${s} ${level}`;
        const distances = known.get(key) ?? from(s, level);
        known.set(key, distances);
        const distance = distances[t] ?? Infinity;
        return distance === Infinity ? -1 : distance;
      }),
    );
  },
} satisfies Making;
