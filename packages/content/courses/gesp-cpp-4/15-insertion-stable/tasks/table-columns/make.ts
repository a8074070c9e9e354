import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Row = readonly [id: number, a: number, b: number, c: number];
type Click = readonly [column: number, way: string];
const MOST = 1_000_000_000;
const table = (rows: readonly Row[], clicks: readonly Click[]) =>
  lines([rows.length, clicks.length], ...rows, ...clicks);
const rows = (random: Random, n: number, most: number): Row[] =>
  random.some(n, 1, MOST).map((id) => [id, random.int(0, most), random.int(0, most), random.int(0, most)]);
const clicks = (random: Random, k: number): Click[] =>
  Array.from({ length: k }, () => [random.int(1, 3), random.pick(['up', 'down'])]);

export const making = {
  inputs: (random) => [
    table([[1, 0, 0, 0]], [[1, 'up']]),
    table(
      [
        [5, 2, 1, 1],
        [4, 2, 1, 2],
        [3, 1, 1, 3],
      ],
      [
        [1, 'up'],
        [2, 'down'],
      ],
    ),
    table(rows(random, 6, 1), [
      [1, 'down'],
      [1, 'down'],
      [2, 'up'],
      [2, 'up'],
    ]),
    table(
      Array.from({ length: 300 }, (_, at): Row => [at + 1, 7, 7, 7]),
      clicks(random, 20),
    ),
    table(
      Array.from({ length: 200 }, (_, at): Row => [at + 1, at, 200 - at, 5]),
      [
        [1, 'up'],
        [3, 'down'],
        [2, 'down'],
        [2, 'up'],
      ],
    ),
    table(rows(random, 300, MOST), clicks(random, 20)),
    table(rows(random, 300, 9), clicks(random, 20)),
    table(rows(random, 100, 3), clicks(random, 5)),
    table(rows(random, 30, 2), clicks(random, 3)),
    table(rows(random, 12, 1), clicks(random, 8)),
    table(rows(random, 250, 30), [
      [3, 'down'],
      [2, 'down'],
      [1, 'down'],
    ]),
  ],
  small: (random) => table(rows(random, random.int(1, 5), 2), clicks(random, random.int(1, 4))),
  isValid: (input) => {
    const [head = '', ...all] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = head.split(' ').map(Number);
    const ids = new Set(all.slice(0, n).map((row) => row.split(' ')[0]));
    return (
      input === lines([n, k], ...all) &&
      all.length === n + k &&
      n >= 1 &&
      n <= 300 &&
      k >= 1 &&
      k <= 20 &&
      ids.size === n &&
      !ids.has('0') &&
      all
        .slice(0, n)
        .every((row) => /^\d+(?: \d+){3}$/u.test(row) && row.split(' ').every((one) => Number(one) <= MOST)) &&
      all.slice(n).every((click) => /^[123] (?:up|down)$/u.test(click))
    );
  },
  // The last click counts most: compares by all clicks, the last one first.
  solve: (input) => {
    const [head = '', ...all] = input.trimEnd().split('\n');
    const n = Number(head.split(' ')[0]);
    const start = all.slice(0, n).map((row) => row.split(' ').map(Number));
    const orders = all.slice(n).map((click) => {
      const [column = '', way = ''] = click.split(' ');
      return { column: Number(column), sign: way === 'up' ? 1 : -1 };
    });
    const after = (count: number) => {
      const keys = orders.slice(0, count).toReversed();
      return start
        .toSorted((one, other) => {
          const key = keys.find(({ column }) => one[column] !== other[column]);
          return key ? key.sign * ((one[key.column] ?? 0) - (other[key.column] ?? 0)) : 0;
        })
        .map(([id = 0]) => id)
        .join(' ');
    };
    const states = Array.from({ length: orders.length + 1 }, (_, count) => after(count));
    const same = states.filter((state, at) => at > 0 && state === states[at - 1]).length;
    return lines(states.at(-1) ?? '', same);
  },
} satisfies Making;
