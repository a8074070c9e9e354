import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [a: number, x: number, y: number, p: number];

const crates = (n: number, k: number, least: number, rule: Rule) => lines([n, k, least], rule);

const any = (random: Random, n: number, k: number, least: number, most: number) => {
  const p = random.int(2, most);
  return crates(n, k, least, [random.int(0, p - 1), random.int(0, p - 1), random.int(0, p - 1), p]);
};

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

export const making = {
  inputs: (random) => [
    crates(1, 1, 1, [0, 0, 0, 2]),
    any(random, 1000, 7, 5, BILLION),
    any(random, 800, 3, 300, 50),
    any(random, 999, 2, 999, BILLION),
    crates(MILLION, 1, 1, [999_999_999, 999_999_998, 999_999_997, BILLION]),
    any(random, MILLION, 12, 1, BILLION),
    any(random, 300_000, 1000, 1, BILLION),
    crates(400_000, 2, 1, [1, 1, 0, 2]),
    any(random, MILLION, 5, 200_000, BILLION),
    crates(MILLION, MILLION, 500_000, [0, 1, 0, 2]),
    crates(900_000, 9, 10, [7, 1, 7, 9]),
    any(random, MILLION, 64, 3, BILLION),
    any(random, 700_000, 999_983, 100, BILLION),
    crates(MILLION, 10, 250_000, [3, 999_999_893, 123_456_789, 999_999_937]),
    any(random, 500_000, 31, 77_777, BILLION),
  ],
  small: (random) => any(random, random.int(6, 12), random.int(1, 4), random.int(1, 5), 12),
  isValid: (input) => {
    const [n = 0, k = 0, least = 0, a = 0, x = 0, y = 0, p = 0, ...more] = numbersOf(input);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === crates(n, k, least, [a, x, y, p]) &&
      more.length === 0 &&
      isIn(n, 1, MILLION) &&
      isIn(k, 1, MILLION) &&
      isIn(least, 1, n) &&
      isIn(p, 2, BILLION) &&
      [a, x, y].every((one) => isIn(one, 0, p - 1))
    );
  },
  subtaskOf: (input) => {
    const [n = 0, , least = 0] = numbersOf(input);
    if (n <= 1000) return '1';
    return least === 1 ? '2' : '3';
  },
  // Tries every stretch where there are few crates, else looks up the places of each remainder.
  solve: (input) => {
    const [n = 0, k = 0, least = 0, first = 0, x = 0, y = 0, p = 0] = numbersOf(input);
    const crate = Array.from({ length: n }, () => first);
    for (let at = 1; at < n; at++) crate[at] = Number((BigInt(crate[at - 1] ?? 0) * BigInt(x) + BigInt(y)) % BigInt(p));
    if (n <= 1000) {
      let ways = 0;
      for (let from = 0; from < n; from++) {
        let sum = 0;
        for (let to = from; to < n; to++) {
          sum += crate[to] ?? 0;
          if (to - from + 1 >= least && sum % k === 0) ways++;
        }
      }
      return lines(ways);
    }
    const places = Array.from({ length: k }, (): number[] => []);
    let sum = 0;
    places[0]?.push(0);
    for (const [at, one] of crate.entries()) {
      sum = (sum + one) % k;
      places[sum]?.push(at + 1);
    }
    let ways = 0;
    for (const all of places) {
      let from = 0;
      for (const to of all) {
        while ((all[from] ?? 0) + least <= to) from++;
        ways += from;
      }
    }
    return lines(ways);
  },
} satisfies Making;
