import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];
const castle = (k: number, grid: Grid) => lines([grid.length, k], ...grid);
const some = (random: Random, n: number, pillars: number): Grid =>
  Array.from({ length: n }, () =>
    Array.from({ length: n }, () => (random.int(1, 100) <= pillars ? '#' : '.')).join(''),
  );
const free = (n: number): Grid => Array.from({ length: n }, () => '.'.repeat(n));

export const making = {
  inputs: (random) => [
    castle(1, ['.']),
    castle(1, ['#']),
    castle(3, free(4)),
    castle(2, some(random, 3, 30)),
    castle(2, some(random, 4, 25)),
    castle(3, some(random, 4, 10)),
    castle(4, free(4)),
    castle(2, free(3)),
    castle(6, free(9)),
    castle(7, free(9)),
    castle(9, free(9)),
    castle(6, some(random, 9, 5)),
    castle(7, some(random, 9, 8)),
    castle(8, some(random, 9, 10)),
    castle(7, some(random, 9, 12)),
    castle(6, some(random, 9, 10)),
    castle(8, some(random, 9, 4)),
  ],
  small: (random) => {
    const n = random.int(1, 4);
    return castle(random.int(1, n), some(random, n, random.pick([0, 30, 50])));
  },
  isValid: (input) => {
    const [head = '', ...grid] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = head.split(' ').map(Number);
    return (
      input === castle(k, grid) &&
      n === grid.length &&
      n <= 9 &&
      k >= 1 &&
      k <= n &&
      grid.every((row) => row.length === n && /^[.#]+$/u.test(row))
    );
  },
  // For each set of columns: the ways to use exactly these in the rows so far.
  solve: (input) => {
    const [head = '', ...grid] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = head.split(' ').map(Number);
    let ways = new Map([[0, 1]]);
    for (const row of grid) {
      const next = new Map(ways);
      for (const [set, count] of ways)
        for (let column = 0; column < n; column++) {
          const more = set | (1 << column);
          if (row[column] === '.' && more !== set) next.set(more, (next.get(more) ?? 0) + count);
        }
      ways = next;
    }
    const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length;
    return lines([...ways].reduce((sum, [set, count]) => (sizeOf(set) === k ? sum + count : sum), 0));
  },
} satisfies Making;
