import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const lawn = (rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
const any = (random: Random, n: number, m: number, signs: string) =>
  Array.from({ length: n }, () =>
    Array.from({ length: m }, () => signs[random.int(0, signs.length - 1)] ?? '.').join(''),
  );

export const making = {
  inputs: (random) => [
    lawn(['.']),
    lawn(['*']),
    lawn(Array.from({ length: 100 }, () => '.'.repeat(100))),
    lawn(Array.from({ length: 100 }, () => '*'.repeat(100))),
    lawn(['***', '*#*', '***', '...', '...']),
    lawn(['*..', '...', '..*']),
    lawn(['#####', '#*.*#', '#...#']),
    lawn(any(random, 1, 100, '*.#.....')),
    lawn(any(random, 100, 1, '*.#.....')),
    lawn(any(random, 30, 40, '*.......#.')),
    lawn(any(random, 100, 100, '*..........#........')),
    lawn(any(random, 100, 100, '*.##')),
  ],
  small: (random) => lawn(any(random, random.int(1, 6), random.int(1, 6), '*..#.')),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = numbersOf(head);
    return (
      input === lines([n, m], ...rows) &&
      rows.length === n &&
      n <= 100 &&
      m >= 1 &&
      m <= 100 &&
      rows.every((row) => row.length === m && /^[*.#]+$/u.test(row))
    );
  },
  // Lets each sprinkler water its cells instead of checking each cell.
  solve: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    const times = rows.map((row) => row.split('').map(() => 0));
    for (const [x, row] of rows.entries())
      for (const [y, sign] of row.split('').entries())
        if (sign === '*')
          for (const dx of [-1, 0, 1])
            for (const dy of [-1, 0, 1]) {
              const line = times[x + dx];
              if (line?.[y + dy] !== undefined) line[y + dy] = (line[y + dy] ?? 0) + 1;
            }
    const grass = rows.flatMap((row, x) =>
      row.split('').flatMap((sign, y) => (sign === '.' ? [times[x]?.[y] ?? 0] : [])),
    );
    return lines([grass.filter((one) => one === 0).length, Math.max(0, ...grass)]);
  },
} satisfies Making;
