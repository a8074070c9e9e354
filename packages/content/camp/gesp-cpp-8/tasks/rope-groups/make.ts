import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Bridge = readonly [u: number, v: number, rope: number];
const BILLION = 1_000_000_000;
const park = (n: number, k: number, bridges: readonly Bridge[]) => lines([n, bridges.length, k], ...bridges);
const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));

const some = (random: Random, [n, m, k]: readonly [number, number, number], most: number) =>
  park(
    n,
    k,
    count(m, (): Bridge => {
      const [u = 1, v = 2] = random.some(2, 1, n);
      return [u, v, random.int(Math.ceil(most / 2), most)];
    }),
  );

/** All tree houses joined, written from long to short. */
function joined(random: Random, [n, m, k]: readonly [number, number, number], most: number): string {
  const bridges = count(m, (at): Bridge => {
    const v = at < n - 1 ? at + 2 : random.int(2, n);
    return [random.int(1, v - 1), v, random.int(Math.ceil(most / 2), most)];
  });
  return park(
    n,
    k,
    bridges.toSorted((x, y) => y[2] - x[2]),
  );
}

const bridgesOf = (numbers: readonly number[]) =>
  count(numbers.length / 3, (at): Bridge => {
    const [u = 0, v = 0, rope = 0] = numbers.slice(at * 3, at * 3 + 3);
    return [u, v, rope];
  });

export const making = {
  inputs: (random) => [
    park(1, 1, []),
    park(3, 3, [[1, 2, 5]]),
    joined(random, [8, 14, 3], 20),
    some(random, [30, 25, 4], 100),
    joined(random, [200, 500, 9], BILLION),
    joined(random, [700, 1500, 40], BILLION),
    some(random, [900, 700, 100], BILLION),
    joined(random, [1500, 2500, 5], BILLION),
    some(random, [1000, 2500, 60], BILLION),
    joined(random, [2000, 5000, 2], BILLION),
    some(random, [1200, 1400, 300], BILLION),
  ],
  small: (random) => {
    const n = random.int(2, 7);
    return some(random, [n, random.int(0, 9), random.int(1, n)], 12);
  },
  isValid: (input) => {
    const [n = 0, m = 0, k = 0, ...rest] = numbersOf(input);
    const bridges = bridgesOf(rest);
    return (
      input === park(n, k, bridges) &&
      n >= 1 &&
      n <= 2000 &&
      k >= 1 &&
      k <= n &&
      m === bridges.length &&
      m <= 5000 &&
      rest.every((one) => Number.isInteger(one) && one >= 1) &&
      bridges.every(([u, v, rope]) => u <= n && v <= n && u !== v && rope <= BILLION)
    );
  },
  // Grows a tree in each part by its nearest house, then leaves out the longest bridges.
  solve: (input) => {
    const [n = 0, , k = 1, ...rest] = numbersOf(input);
    const near = count(n + 1, (): (readonly [number, number])[] => []);
    for (const [u, v, rope] of bridgesOf(rest)) {
      near[u]?.push([v, rope]);
      near[v]?.push([u, rope]);
    }
    const distance = count(n + 1, () => Infinity);
    const waiting = new Set(count(n, (at) => at + 1));
    const chosen: number[] = [];
    let parts = 0;
    while (waiting.size > 0) {
      let next = 0;
      for (const one of waiting) if (next === 0 || (distance[one] ?? 0) < (distance[next] ?? 0)) next = one;
      waiting.delete(next);
      if (distance[next] === Infinity) parts += 1;
      else chosen.push(distance[next] ?? 0);
      for (const [v, rope] of near[next] ?? []) if (waiting.has(v)) distance[v] = Math.min(distance[v] ?? 0, rope);
    }
    if (parts > k) return lines(-1);
    let total = 0;
    for (const one of chosen.toSorted((x, y) => x - y).slice(0, n - k)) total += one;
    return lines(total);
  },
} satisfies Making;
