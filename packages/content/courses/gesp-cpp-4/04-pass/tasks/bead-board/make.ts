import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 10_000_000;
const board = (all: readonly number[], orders: readonly string[]) => lines([all.length, orders.length], all, ...orders);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));
/** Orders about parts of `n` cells; `adds` in ten of them add beads. */
const orders = (random: Random, count: number, n: number, most: number, adds = 3) =>
  Array.from({ length: count }, () => {
    const [l = 1, r = 1] = [random.int(1, n), random.int(1, n)].toSorted((one, other) => one - other);
    const kind = random.int(1, 10);
    if (kind <= adds) return `add ${l} ${r} ${random.int(0, most)}`;
    return kind % 2 === 0 ? `turn ${l} ${r}` : `most ${l} ${r}`;
  });
const rich = (random: Random, n: number) =>
  board(any(random, n, MOST), [
    ...Array.from({ length: 300 }, () => `add 1 ${n} ${random.int(MOST - 99, MOST)}`),
    ...orders(random, 190, n, MOST),
  ]);

export const making = {
  inputs: (random) => [
    board([0], ['most 1 1']),
    board([4, 4, 9, 9], ['most 1 4', 'turn 1 4', 'most 2 4', 'turn 2 3', 'add 3 3 1', 'most 2 4']),
    board(
      Array.from({ length: 500 }, () => MOST),
      Array.from({ length: 500 }, () => `add 1 500 ${MOST}`),
    ),
    rich(random, 500),
    rich(random, 200),
    rich(random, 7),
    rich(random, 33),
    rich(random, 90),
    rich(random, 404),
    board(
      Array.from({ length: 100 }, (_, at) => at),
      orders(random, 50, 100, 3),
    ),
    board(
      Array.from({ length: 99 }, (_, at) => 99 - at),
      orders(random, 50, 99, 3),
    ),
    board(any(random, 500, 9), orders(random, 500, 500, 2)),
    board(any(random, 20, 3), orders(random, 40, 20, 1)),
    board(any(random, 300, 100), orders(random, 300, 300, 20, 5)),
  ],
  small: (random) => {
    const n = random.int(1, 5);
    return board(any(random, n, 4), orders(random, random.int(1, 5), n, 3));
  },
  isValid: (input) => {
    const [head = '', cells = '', ...all] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    const start = cells.split(' ').map(Number);
    const isGood = (one: string) => {
      const [, l = '', r = ''] =
        /^(?:(?:turn|most) (\d+) (\d+)|add (\d+) (\d+) \d+)$/u.exec(one)?.filter(Boolean) ?? [];
      const [, x = '0'] = /^add \d+ \d+ (\d+)$/u.exec(one) ?? [];
      return Number(l) >= 1 && Number(l) <= Number(r) && Number(r) <= n && Number(x) <= MOST;
    };
    return (
      input === board(start, all) &&
      start.length === n &&
      all.length === m &&
      [n, m].every((one) => one >= 1 && one <= 500) &&
      start.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
      all.every(isGood)
    );
  },
  // Builds a new board for each order.
  solve: (input) => {
    const [, cells = '', ...all] = input.trimEnd().split('\n');
    const said: string[] = [];
    let now = cells.split(' ').map(Number);
    for (const order of all) {
      const [word = '', ...numbers] = order.split(' ');
      const [l = 1, r = 1, x = 0] = numbers.map(Number);
      const part = now.slice(l - 1, r);
      if (word === 'most') said.push(`${Math.max(...part)} ${l + part.indexOf(Math.max(...part))}`);
      else {
        const changed = word === 'turn' ? part.toReversed() : part.map((one) => one + x);
        now = [...now.slice(0, l - 1), ...changed, ...now.slice(r)];
      }
    }
    return lines(...said, now);
  },
} satisfies Making;
