import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const floor = (rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);

/** About one cell in `sparse` holds goods; the corners never do. */
const any = (random: Random, n: number, m: number, sparse: number): string => {
  const rows = Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (__, j) => {
      const isCorner = (i === 0 && j === 0) || (i === n - 1 && j === m - 1);
      return !isCorner && random.int(1, sparse) === 1 ? '#' : '.';
    }).join(''),
  );
  return floor(rows);
};

export const making = {
  inputs: (random) => [
    floor(['.']),
    floor(Array.from({ length: 30 }, () => '.'.repeat(30))),
    floor(['.'.repeat(30)]),
    floor(Array.from({ length: 30 }, () => '.')),
    floor(['...#.', '.#...', '...#.', '#....']),
    floor(['..', '#.', '..', '.#', '..']),
    floor(['.##', '...', '##.']),
    any(random, 6, 7, 4),
    any(random, 12, 10, 6),
    any(random, 28, 30, 15),
    any(random, 30, 30, 30),
    any(random, 25, 30, 40),
    any(random, 29, 29, 60),
    any(random, 30, 27, 50),
    any(random, 26, 28, 45),
  ],
  small: (random) => any(random, random.int(1, 5), random.int(1, 5), random.int(2, 5)),
  isValid: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    const [first = ''] = rows;
    return (
      input === floor(rows) &&
      rows.length <= 30 &&
      first.length <= 30 &&
      rows.every((row) => row.length === first.length && /^[.#]+$/u.test(row)) &&
      first.startsWith('.') &&
      rows.at(-1)?.endsWith('.') === true
    );
  },
  // Extends the routes from each cell to the next two, diagonal by diagonal.
  solve: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    const [n, m] = [rows.length, rows[0]?.length ?? 0];
    const reached = new Set(['0 0']);
    let front = new Map([[0, 1n]]);
    for (let step = 1; step < n + m - 1; step++) {
      const next = new Map<number, bigint>();
      for (const [i, ways] of front)
        for (const row of [i, i + 1]) {
          const column = step - row;
          if (rows[row]?.[column] !== '.') continue;
          next.set(row, (next.get(row) ?? 0n) + ways);
          reached.add(`${row} ${column}`);
        }
      front = next;
    }
    const free = rows.join('').replaceAll('#', '').length;
    return lines([`${front.get(n - 1) ?? 0n}`, free - reached.size]);
  },
} satisfies Making;
