import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Rows = readonly string[];
const field = (k: number, rows: Rows) => lines([rows.length, rows[0]?.length ?? 0, k], ...rows);
const some = (random: Random, n: number, m: number, [least, most]: readonly [number, number]): Rows =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(least, most)).join(''));
const all = (n: number, m: number, digit: string): Rows => Array.from({ length: n }, () => digit.repeat(m));

export const making = {
  inputs: (random) => [
    field(1000, ['0']),
    field(7, ['3']),
    field(1, all(40, 40, '9')),
    field(1000, all(30, 35, '0')),
    field(6, some(random, 20, 1, [0, 9])),
    field(11, some(random, 1, 40, [0, 9])),
    field(4, some(random, 12, 17, [1, 9])),
    field(900, some(random, 40, 40, [8, 9])),
    field(97, some(random, 40, 38, [0, 2])),
    field(1, all(200, 200, '1')),
    field(1000, all(200, 200, '0')),
    field(7, some(random, 200, 200, [0, 9])),
    field(1000, some(random, 200, 199, [0, 9])),
    field(360, some(random, 198, 200, [5, 5])),
    field(13, some(random, 200, 200, [0, 1])),
    field(2, some(random, 200, 190, [1, 1])),
    field(64, some(random, 195, 200, [0, 9])),
    field(999, some(random, 200, 200, [0, 1])),
  ],
  small: (random) =>
    field(
      random.int(1, 9),
      some(
        random,
        random.int(1, 5),
        random.int(1, 5),
        random.pick([
          [0, 2],
          [0, 9],
        ] as const),
      ),
    ),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [, m = 0, k = 0] = head.split(' ').map(Number);
    return (
      input === field(k, rows) &&
      rows.length <= 200 &&
      m >= 1 &&
      m <= 200 &&
      Number.isInteger(k) &&
      k >= 1 &&
      k <= 1000 &&
      rows.every((row) => row.length === m && /^\d+$/u.test(row))
    );
  },
  // Grows each square from its upper left corner by one edge at a time, with sums along rows and columns.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, k = 1] = head.split(' ').map(Number);
    const at = (i: number, j: number) => Number(rows[i]?.[j] ?? 0);
    const across = rows.map((row) => [0, ...Array.from(row, Number)]);
    const down = Array.from({ length: m }, (_, j) => [0, ...rows.map((_row, i) => at(i, j))]);
    for (const line of [...across, ...down])
      for (let i = 1; i < line.length; i++) line[i] = (line[i] ?? 0) + (line[i - 1] ?? 0);
    const sumOf = (line: number[] | undefined, from: number, to: number) => (line?.[to] ?? 0) - (line?.[from] ?? 0);
    let [ways, widest] = [0, 0];
    for (let i = 0; i < n; i++)
      for (let j = 0; j < m; j++) {
        let sum = 0;
        for (let edge = 1; i + edge <= n && j + edge <= m; edge++) {
          const [low, right] = [i + edge - 1, j + edge - 1];
          sum += sumOf(across[low], j, right) + sumOf(down[right], i, low) + at(low, right);
          if (sum % k !== 0) continue;
          ways++;
          widest = Math.max(widest, edge);
        }
      }
    return lines([ways, widest]);
  },
} satisfies Making;
