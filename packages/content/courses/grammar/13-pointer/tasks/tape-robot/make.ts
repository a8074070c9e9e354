import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly [sign: string, value: number];
const tape = (cells: readonly number[], orders: readonly Order[]) =>
  lines([cells.length, orders.length], cells, ...orders);
const some = (random: Random, n: number, q: number, most: number) => {
  let at = 0;
  const orders = Array.from({ length: q }, (): Order => {
    const sign = random.pick(['R', 'L', 'A', 'A', 'C', 'C']);
    if (sign === 'A') return [sign, random.int(-most, most)];
    const value = sign === 'L' ? random.int(0, at) : random.int(0, n - 1 - at);
    if (sign !== 'C') at += sign === 'L' ? -value : value;
    return [sign, value];
  });
  return tape(
    Array.from({ length: n }, () => random.int(-most, most)),
    orders,
  );
};
const read = (input: string) => {
  const [, row = '', ...rest] = input.trimEnd().split('\n');
  return {
    cells: row.split(' ').map(Number),
    orders: rest.map((one): Order => [one.charAt(0), Number(one.slice(2))]),
  };
};

export const making = {
  inputs: (random) => [
    tape([5], [['A', -9]]),
    tape(
      [1, 2, 3],
      [
        ['R', 2],
        ['L', 1],
        ['C', 1],
        ['A', 4],
      ],
    ),
    tape(
      [1, 2, 3, 4, 5],
      [
        ['C', 4],
        ['R', 1],
        ['C', 2],
        ['A', 7],
        ['L', 1],
        ['C', 1],
      ],
    ),
    some(random, 200, 200, 1000),
    some(random, 10, 200, 1000),
    some(random, 50, 100, 9),
    some(random, 6, 20, 9),
    some(random, 8, 40, 20),
    some(random, 100, 60, 5),
    some(random, 3, 30, 50),
  ],
  small: (random) => some(random, random.int(1, 4), random.int(1, 7), 9),
  isValid: (input) => {
    const { cells, orders } = read(input);
    let at = 0;
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === tape(cells, orders) &&
      isIn(cells.length, 1, 200) &&
      isIn(orders.length, 1, 200) &&
      cells.every((one) => isIn(one, -1000, 1000)) &&
      orders.every(([sign, value]) => {
        if (sign === 'A') return isIn(value, -1000, 1000);
        if (sign === 'C') return isIn(value, 0, cells.length - 1 - at);
        at += sign === 'L' ? -value : value;
        return isIn(value, 0, cells.length - 1) && isIn(at, 0, cells.length - 1);
      })
    );
  },
  // Makes a new tape for every order.
  solve: (input) => {
    const { cells, orders } = read(input);
    let [now, at] = [cells, 0];
    for (const [sign, value] of orders) {
      if (sign === 'R' || sign === 'L') at += sign === 'R' ? value : -value;
      else now = now.with(at, sign === 'A' ? (now[at] ?? 0) + value : (now[at + value] ?? 0));
    }
    return lines(now);
  },
} satisfies Making;
