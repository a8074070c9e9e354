import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly [table: number, boiled: number, fried: number];
const MOST = 1_000_000;
const orders = (all: readonly Order[]) => lines(all.length, ...all);
const any = (random: Random, n: number, most: number, tables = MOST): Order[] =>
  random.some(n, 1, tables).map((table) => [table, random.int(0, most), random.int(0, most)]);
/** Orders of exactly 100 and some of 85, which is the same to pay. */
const even = (random: Random, n: number): Order[] =>
  random.some(n, 1, MOST).map((table, at) => (at % 3 === 0 ? [table, 7, 2] : [table, 5, 5]));
const ordersOf = (all: readonly number[]): Order[] =>
  Array.from({ length: Math.floor(all.length / 3) }, (_, at) => [
    all[3 * at] ?? 0,
    all[3 * at + 1] ?? 0,
    all[3 * at + 2] ?? 0,
  ]);

export const making = {
  inputs: (random) => [
    orders([[1, 0, 0]]),
    orders([
      [9, 5, 5],
      [4, 5, 5],
      [6, 7, 2],
    ]),
    orders([
      [8, 0, 9],
      [3, 11, 0],
      [5, 2, 1],
      [1, 2, 1],
    ]),
    orders(random.some(1000, 1, MOST).map((table): Order => [table, MOST, MOST])),
    orders(Array.from({ length: 100 }, (_, at): Order => [at + 1, at, at])),
    orders(Array.from({ length: 100 }, (_, at): Order => [100 - at, 100 - at, 0])),
    orders(even(random, 500)),
    orders(even(random, 9)),
    orders(any(random, 40, 30)),
    orders(even(random, 333)),
    orders(any(random, 900, 9)),
    orders(any(random, 50, 40)),
    orders(even(random, 120)),
    orders(any(random, 1000, MOST)),
    orders(any(random, 800, 6)),
    orders(any(random, 200, 12, 200)),
    orders(any(random, 30, 30)),
  ],
  small: (random) => orders(any(random, random.int(1, 5), 7, 9)),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const all = ordersOf(rest);
    return (
      input === orders(all) &&
      n >= 1 &&
      n <= 1000 &&
      new Set(all.map(([table]) => table)).size === n &&
      all.every(
        ([table, ...portions]) =>
          table >= 1 && table <= MOST && portions.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST),
      )
    );
  },
  // Sorts the tables of all who pay most and least.
  solve: (input) => {
    const all = ordersOf(numbersOf(input).slice(1));
    const pays = all.map(([, boiled, fried]) => {
      const price = 9 * boiled + 11 * fried;
      return price < 100 ? price : price - 15;
    });
    const firstTable = (pay: number) => Math.min(...all.flatMap(([table], at) => (pays[at] === pay ? [table] : [])));
    return lines(pays, [firstTable(Math.max(...pays)), firstTable(Math.min(...pays))]);
  },
} satisfies Making;
