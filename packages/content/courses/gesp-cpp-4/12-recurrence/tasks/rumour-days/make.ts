import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type City = readonly [a: number, b: number, p: number, q: number, goal: number];
const MOST = 1_000_000_000_000_000;
const cities = (all: readonly City[]) => lines(all.length, ...all);
const citiesOf = (all: readonly number[]): City[] =>
  Array.from({ length: Math.floor(all.length / 5) }, (_, at) => [
    all[5 * at] ?? 0,
    all[5 * at + 1] ?? 0,
    all[5 * at + 2] ?? 0,
    all[5 * at + 3] ?? 0,
    all[5 * at + 4] ?? 0,
  ]);
/** Totals day by day until one is as large as the goal. */
function totals([a, b, p, q, goal]: City): bigint[] {
  const fresh = [BigInt(a), BigInt(b)];
  const sums = [BigInt(a)];
  while ((sums.at(-1) ?? 0n) < BigInt(goal)) {
    const now = fresh[sums.length] ?? BigInt(p) * (fresh.at(-1) ?? 0n) + BigInt(q) * (fresh.at(-2) ?? 0n);
    if (fresh.length === sums.length) fresh.push(now);
    sums.push((sums.at(-1) ?? 0n) + now);
  }
  return sums;
}
function any(random: Random, n: number, most: number): City[] {
  return Array.from({ length: n }, () => {
    const p = random.int(0, 10);
    const q = random.int(Math.max(0, 2 - p), 10);
    return [random.int(1, 1000), random.int(1, 1000), p, q, random.int(1, most)];
  });
}
/** Cities whose goal is met to the very person. */
const exact = (random: Random, n: number, most: number): City[] =>
  any(random, n, most).map(([a, b, p, q, goal]) => {
    const sums = totals([a, b, p, q, goal]).filter((sum) => sum <= BigInt(most));
    return [a, b, p, q, Number(sums.at(-1) ?? BigInt(a))];
  });

export const making = {
  inputs: (random) => [
    cities([[1, 1, 1, 0, 1]]),
    cities([
      [7, 9, 3, 2, 7],
      [7, 9, 3, 2, 8],
      [7, 9, 3, 2, 16],
      [7, 9, 3, 2, 17],
    ]),
    cities([
      [1, 1, 1, 0, 100_000],
      [1, 2, 0, 1, 99_999],
      [1000, 1000, 10, 10, MOST],
    ]),
    cities(Array.from({ length: 1000 }, (): City => [1, 1, 1, 1, MOST])),
    cities(Array.from({ length: 100 }, (_, at): City => [2, 3, 1, 2, at + 1])),
    cities(Array.from({ length: 100 }, (_, at): City => [4, 1, 2, 3, 100 - at])),
    cities(exact(random, 200, 1000)),
    cities(exact(random, 500, MOST)),
    cities(any(random, 1000, MOST)),
    cities(any(random, 300, 5000)),
    cities([...exact(random, 30, 50_000), ...any(random, 30, 1_000_000)]),
    cities([...exact(random, 9, MOST), ...any(random, 9, MOST)]),
  ],
  small: (random) => cities(any(random, random.int(1, 3), 3000)),
  isValid: (input) => {
    const [k = 0, ...rest] = numbersOf(input);
    const all = citiesOf(rest);
    return (
      input === cities(all) &&
      k >= 1 &&
      k <= 1000 &&
      all.every(
        ([a, b, p, q, goal]) =>
          [a, b].every((one) => one >= 1 && one <= 1000) &&
          [p, q].every((one) => one >= 0 && one <= 10) &&
          p + q >= 1 &&
          goal >= 1 &&
          goal <= (p + q === 1 ? 100_000 : MOST),
      )
    );
  },
  solve: (input) =>
    lines(
      ...citiesOf(numbersOf(input).slice(1)).map((city) => {
        const sums = totals(city);
        return [sums.length, `${sums.at(-1) ?? 0n}`];
      }),
    ),
} satisfies Making;
