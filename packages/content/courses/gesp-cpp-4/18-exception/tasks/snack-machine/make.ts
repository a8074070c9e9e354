import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Snack = readonly [price: number, count: number];
type Guest = readonly [snack: number, portions: number, money: number];
const machine = (change: number, snacks: readonly Snack[], guests: readonly Guest[]) =>
  lines([snacks.length, guests.length, change], ...snacks, ...guests);
const snacks = (random: Random, n: number, price: number, count: number): Snack[] =>
  Array.from({ length: n }, () => [random.int(1, price), random.int(0, count)]);
/** Guests that ask for few portions, and mostly pay about what they cost. */
const guests = (random: Random, m: number, all: readonly Snack[], portions: number): Guest[] =>
  Array.from({ length: m }, () => {
    const k = random.int(1, 9) === 1 ? random.pick([0, -5, all.length + 1, 1_000_000_000]) : random.int(1, all.length);
    const x = random.int(1, portions);
    const cost = (all[k - 1]?.[0] ?? 9) * x;
    const money = cost + random.pick([0, 0, 1, 5, -1, random.int(0, 60), random.int(0, 3 * cost)]);
    return [k, x, Math.min(1_000_000_000, Math.max(1, money))];
  });
function any(
  random: Random,
  [n, m, change]: readonly [number, number, number],
  [price, count, portions]: readonly [number, number, number],
) {
  const all = snacks(random, n, price, count);
  return machine(change, all, guests(random, m, all, portions));
}
const rich = (random: Random, m: number, change = 1_000_000_000) => {
  const all: Snack[] = [
    [99_999, 1_000_000],
    [100_000, 0],
    [50_000, 1_000_000],
  ];
  return machine(
    change,
    all,
    Array.from({ length: m }, (): Guest => [
      random.int(1, 3),
      random.int(9000, 60_000),
      random.int(900_000_000, 1_000_000_000),
    ]),
  );
};

export const making = {
  inputs: (random) => [
    machine(0, [[1, 1]], [[1, 1, 1]]),
    machine(
      0,
      [
        [5, 2],
        [7, 0],
      ],
      [
        [2, 1, 1],
        [1, 1, 9],
        [1, 1, 5],
        [1, 1, 9],
        [3, 9, 9],
        [1, 2, 10],
        [1, 1, 1],
      ],
    ),
    rich(random, 300),
    rich(random, 40),
    rich(random, 1000),
    rich(random, 150, 0),
    rich(random, 500, 0),
    rich(random, 90, 9),
    any(random, [100, 1000, 0], [20, 60, 4]),
    any(random, [100, 1000, 1_000_000], [100_000, 60, 4]),
    any(random, [5, 300, 10], [9, 40, 3]),
    any(random, [3, 60, 0], [30, 90, 2]),
    any(random, [20, 500, 100], [300, 20, 9]),
    any(random, [1, 100, 3], [4, 200, 2]),
    rich(random, 7),
  ],
  small: (random) => any(random, [random.int(1, 3), random.int(1, 6), random.int(0, 9)], [5, 4, 2]),
  isValid: (input) => {
    const [n = 0, m = 0, change = -1, ...rest] = numbersOf(input);
    const all = Array.from({ length: n }, (_, at): Snack => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? -1]);
    const three = rest.slice(2 * n);
    const asked = Array.from({ length: m }, (_, at): Guest => [
      three[3 * at] ?? 0,
      three[3 * at + 1] ?? 0,
      three[3 * at + 2] ?? 0,
    ]);
    const within = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === machine(change, all, asked) &&
      within(n, 1, 100) &&
      within(m, 1, 1000) &&
      within(change, 0, 1_000_000_000) &&
      all.every(([price, count]) => within(price, 1, 100_000) && within(count, 0, 1_000_000)) &&
      asked.every(
        ([k, x, y]) => within(Math.abs(k), 0, 1_000_000_000) && within(x, 1, 1_000_000) && within(y, 1, 1_000_000_000),
      )
    );
  },
  solve: (input) => {
    const [n = 0, m = 0, start = 0, ...rest] = numbersOf(input);
    const left = Array.from({ length: n }, (_, at) => rest[2 * at + 1] ?? 0);
    let [change, sold] = [start, 0];
    const says = Array.from({ length: m }, (_, at) => {
      const [k = 0, x = 0, y = 0] = rest.slice(2 * n + 3 * at, 2 * n + 3 * at + 3);
      const price = rest[2 * (k - 1)] ?? 0;
      const rules: (readonly [boolean, string])[] = [
        [k >= 1 && k <= n, 'no such snack'],
        [(left[k - 1] ?? 0) >= x, 'sold out'],
        [y >= price * x, 'not enough money'],
        [y - price * x <= change, 'no change'],
      ];
      const broken = rules.find(([isKept]) => !isKept)?.[1];
      if (broken) return broken;
      left[k - 1] = (left[k - 1] ?? 0) - x;
      change += price * x;
      sold += x;
      return `ok ${y - price * x}`;
    });
    const times = ['no such snack', 'sold out', 'not enough money', 'no change'].map(
      (word) => says.filter((one) => one === word).length,
    );
    return lines(...says, [change, sold], times);
  },
} satisfies Making;
