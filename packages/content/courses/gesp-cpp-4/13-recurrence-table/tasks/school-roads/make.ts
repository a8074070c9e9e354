import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOD = 1_000_000_007n;
const city = (rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
/** Of a hundred crossings: how many are closed, and how many have a slanting path. */
const any = (random: Random, n: number, m: number, closed: number, aslant: number) =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (__, j) => {
      const kind = random.int(1, 100);
      if (kind <= closed && i + j > 0 && i + j < n + m - 2) return '#';
      return kind > 100 - aslant ? 'S' : '.';
    }).join(''),
  );
const plain = (n: number, m: number, sign: string) => Array.from({ length: n }, () => sign.repeat(m));

export const making = {
  inputs: (random) => [
    city(['.']),
    city(['S.', '#.']),
    city(['S#', '#.']),
    city(['..#.', '.#..', '#...', '....']),
    city(plain(500, 500, '.')),
    city(plain(500, 500, 'S')),
    city(plain(1, 500, 'S')),
    city(any(random, 500, 500, 2, 10)),
    city(any(random, 300, 400, 20, 30)),
    city(any(random, 40, 30, 12, 40)),
    city(any(random, 30, 40, 8, 3)),
    city(any(random, 8, 8, 15, 50)),
    city([...any(random, 20, 60, 10, 20), ...plain(1, 60, '#'), ...any(random, 5, 60, 10, 20)]),
  ],
  small: (random) => city(any(random, random.int(1, 5), random.int(1, 5), 20, 30)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    return (
      input === city(rows) &&
      rows.length === n &&
      [n, m].every((one) => one >= 1 && one <= 500) &&
      rows.every((row) => row.length === m && /^[.#S]+$/u.test(row)) &&
      !(rows[0] ?? '').startsWith('#')
    );
  },
  // Pushes the ways of each crossing onwards to those behind it.
  solve: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    const ways = rows.map((row) => row.split('').map(() => ({ count: 0n, reached: false })));
    const push = (i: number, j: number, count: bigint) => {
      const to = ways[i]?.[j];
      if (!to || rows[i]?.[j] === '#') return;
      to.count = (to.count + count) % MOD;
      to.reached = true;
    };
    push(0, 0, 1n);
    for (const [i, row] of rows.entries()) {
      for (const [j, sign] of row.split('').entries()) {
        const now = ways[i]?.[j];
        if (!now?.reached) continue;
        push(i, j + 1, now.count);
        push(i + 1, j, now.count);
        if (sign === 'S') push(i + 1, j + 1, now.count);
      }
    }
    const open = rows.join('').replaceAll('#', '').length;
    const reached = ways.flat().filter((one) => one.reached).length;
    return lines([`${ways.at(-1)?.at(-1)?.count ?? 0n}`, open - reached]);
  },
} satisfies Making;
