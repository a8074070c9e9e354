import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Route = readonly number[];
const town = (n: number, routes: readonly Route[]) =>
  lines([n, routes.length], ...routes.map((route) => [route.length, ...route]));
const some = (random: Random, n: number, m: number, most: number) =>
  Array.from({ length: m }, () => random.some(random.int(2, Math.min(n, most)), 1, n));
/** Routes that share one stop with the next. */
const linked = (count: number, stops: number): Route[] =>
  Array.from({ length: count }, (_, at) => Array.from({ length: stops + 1 }, (_stop, i) => at * stops + i + 1));
const back = (routes: readonly Route[]) => routes.map((route) => route.toReversed());
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
function read(input: string): { n: number; routes: number[][] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 0] = head.split(' ').map(Number);
  return { n, routes: rows.map((row) => row.split(' ').slice(1).map(Number)) };
}

export const making = {
  inputs: (random) => [
    town(2, [[2, 1]]),
    town(5, [
      [2, 3],
      [3, 4, 5],
    ]),
    town(20, some(random, 20, 6, 7)),
    town(17, back(linked(4, 4))),
    town(20, [...some(random, 18, 5, 6), [20, 4, 9, 13], [1, 9, 17]]),
    town(16, linked(3, 5)),
    town(19, [...back(linked(6, 3)), [2, 8, 12]]),
    town(20_000, [range(1, 20_000)]),
    town(20_000, [range(2, 12_000).toReversed(), range(11_990, 20_000), [1, 7]]),
    town(19_000, [range(1, 18_000), [18_000, 19_000], ...some(random, 900, 60, 9)]),
    town(20_000, [range(5, 19_999), [20_000, 600], [3, 1], [3, 9000]]),
    town(12_001, back(linked(2, 6000))),
    town(20_000, [range(1, 15_000), ...some(random, 4000, 500, 9)]),
    town(18_001, [...back(linked(1, 18_000)), ...some(random, 100, 300, 5)]),
    town(15_000, [...linked(1, 14_000), [14_500, 13_999], [15_000, 14_500, 14_200]]),
    town(2001, back(linked(2000, 1))),
  ],
  small: (random) => {
    const n = random.int(2, 9);
    return town(n, some(random, n, random.int(1, 4), 4));
  },
  isValid: (input) => {
    const { n, routes } = read(input);
    const stops = routes.reduce((sum, route) => sum + route.length, 0);
    return (
      input === town(n, routes) &&
      n >= 2 &&
      n <= 20_000 &&
      routes.length >= 1 &&
      routes.length <= 2000 &&
      stops <= 25_000 &&
      routes.every(
        (route) =>
          route.length >= 2 && new Set(route).size === route.length && route.every((stop) => stop >= 1 && stop <= n),
      )
    );
  },
  // Bus by bus: all routes that pass a stop which was reached before.
  solve: (input) => {
    const { n, routes } = read(input);
    const reached = new Set([1]);
    let left = routes;
    for (let buses = 1; ; buses++) {
      const next = left.filter((route) => route.some((stop) => reached.has(stop)));
      if (next.length === 0) return lines([-1, reached.size]);
      left = left.filter((route) => !next.includes(route));
      for (const stop of next.flat()) reached.add(stop);
      if (reached.has(n)) return lines([buses, reached.size]);
    }
  },
} satisfies Making;
