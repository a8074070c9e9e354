import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Line = readonly [u: number, v: number, fare: number];
const BILLION = 1_000_000_000;
const map = (n: number, all: readonly Line[]) => lines([n, all.length], ...all);

const linesOf = (numbers: readonly number[]): Line[] =>
  Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [u = 0, v = 0, fare = 0] = numbers.slice(at * 3, at * 3 + 3);
    return [u, v, fare];
  });

/** A random tree, so that every station can be reached, with more lines added. */
function city(random: Random, n: number, m: number, most: number): string {
  const order = random.some(n, 1, n);
  const turned = (u: number, v: number): Line => {
    const fare = random.int(1, most);
    return random.int(0, 1) === 0 ? [u, v, fare] : [v, u, fare];
  };
  const tree = order.slice(1).map((one, at) => turned(one, order[random.int(Math.max(0, at - 3), at)] ?? one));
  const more = Array.from({ length: m - tree.length }, () => {
    const [u = 1, v = 2] = random.some(2, 1, n);
    return turned(u, v);
  });
  return map(n, [...tree, ...more]);
}

/** A long chain of dear lines, written against the way, with short cuts of other fares. */
function chain(random: Random, n: number, fare: number): string {
  const along = Array.from({ length: n - 1 }, (_, at): Line => [at + 2, at + 1, fare - random.int(0, 9)]);
  const cuts = Array.from({ length: 300 }, (): Line => {
    const u = random.int(1, n - 5);
    return [u + random.int(2, 5), u, random.int(BILLION / 2, BILLION)];
  });
  return map(n, [...along, ...cuts]);
}

export const making = {
  inputs: (random) => [
    map(2, [[2, 1, 7]]),
    map(5, [
      [1, 2, 2],
      [2, 5, 9],
      [5, 1, 12],
      [3, 4, 1],
    ]),
    chain(random, 1200, 999_999_000),
    city(random, 1000, 12_000, BILLION),
    city(random, 400, 500, BILLION),
    chain(random, 900, 999_999_990),
    chain(random, 1500, BILLION),
    city(random, 1500, 20_000, BILLION),
    city(random, 1500, 19_999, 50),
    city(random, 800, 9000, BILLION),
    city(random, 1499, 3000, BILLION),
    city(random, 1500, 1600, BILLION),
    city(random, 1400, 2200, BILLION),
    city(random, 1450, 2900, BILLION),
  ],
  small: (random) => {
    const n = random.int(2, 6);
    return city(random, n, n - 1 + random.int(0, 4), 9);
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...rest] = numbersOf(input);
    const all = linesOf(rest);
    return (
      input === lines([n, m], ...all) &&
      m === all.length &&
      n >= 2 &&
      n <= 1500 &&
      m >= 1 &&
      m <= 20_000 &&
      rest.every((one) => Number.isInteger(one) && one >= 1) &&
      all.every(([u, v, fare]) => u <= n && v <= n && u !== v && fare <= BILLION)
    );
  },
  // Two layers, before and after the ticket is used; goes over all lines until no fare changes.
  solve: (input) => {
    const [n = 0, , ...rest] = numbersOf(input);
    const all = linesOf(rest).flatMap(([u, v, fare]): Line[] => [
      [u, v, fare],
      [v, u, fare],
    ]);
    const paid = Array.from({ length: n + 1 }, (_, at) => (at === 1 ? 0 : Infinity));
    const used = [...paid];
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const [u, v, fare] of all) {
        const [plain, free] = [(paid[u] ?? 0) + fare, Math.min(paid[u] ?? 0, (used[u] ?? 0) + fare)];
        if (plain < (paid[v] ?? 0) || free < (used[v] ?? 0)) isChanged = true;
        paid[v] = Math.min(paid[v] ?? 0, plain);
        used[v] = Math.min(used[v] ?? 0, free);
      }
    }
    return lines(used[n] ?? 0);
  },
} satisfies Making;
