import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];
const plain = (a: number, b: number, grid: Grid) => lines([grid.length, grid[0]?.length ?? 0, a, b], ...grid);
const some = (random: Random, n: number, m: number, water: number): Grid =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (_cell, j) => (i + j > 0 && random.int(1, 100) <= water ? '#' : '.')).join(''),
  );
const free = (n: number, m: number): Grid => Array.from({ length: n }, () => '.'.repeat(m));
/** Grass at the end as well. */
const open = (grid: Grid): Grid => grid.map((row, at) => (at === grid.length - 1 ? `${row.slice(0, -1)}.` : row));

function read(input: string): { a: number; b: number; grid: string[] } {
  const [head = '', ...grid] = input.trimEnd().split('\n');
  const [, , a = 0, b = 0] = head.split(' ').map(Number);
  return { a, b, grid };
}

export const making = {
  inputs: (random) => [
    plain(1, 1, ['.']),
    plain(100, 100, free(100, 100)),
    plain(1, 2, free(100, 100)),
    plain(7, 3, free(90, 100)),
    plain(1, 1, open(some(random, 30, 30, 25))),
    plain(2, 3, open(some(random, 40, 50, 35))),
    plain(3, 5, open(some(random, 60, 60, 30))),
    plain(4, 1, open(some(random, 100, 100, 45))),
    plain(6, 9, free(61, 67)),
    plain(3, 4, some(random, 80, 80, 20)),
    plain(1, 3, open(some(random, 100, 90, 50))),
    plain(2, 2, free(99, 99)),
    plain(5, 2, open(some(random, 70, 100, 40))),
    plain(8, 5, open(some(random, 100, 100, 20))),
    plain(3, 1, open(some(random, 50, 50, 40))),
    plain(9, 4, open(some(random, 88, 77, 15))),
  ],
  small: (random) =>
    plain(
      random.int(1, 3),
      random.int(1, 4),
      some(random, random.int(1, 6), random.int(1, 6), random.pick([10, 30, 45])),
    ),
  isValid: (input) => {
    const { a, b, grid } = read(input);
    const m = grid[0]?.length ?? 0;
    return (
      input === plain(a, b, grid) &&
      grid.length >= 1 &&
      grid.length <= 100 &&
      a >= 1 &&
      a <= 100 &&
      b >= 1 &&
      b <= 100 &&
      grid.every((row) => row.length === m && /^[.#]{1,100}$/u.test(row)) &&
      grid[0]?.[0] === '.'
    );
  },
  // Looks at the whole plain again for each jump, for grass that was reached by the jump before.
  solve: (input) => {
    const { a, b, grid } = read(input);
    const [n, m] = [grid.length, grid[0]?.length ?? 0];
    const reached = new Map([[0, 0]]);
    let last = [0];
    for (let jump = 1; last.length > 0; jump++) {
      const next = new Set<number>();
      for (const at of last) {
        const [i, j] = [Math.floor(at / m), at % m];
        for (const far of [a, b, -a, -b]) {
          if (grid[i + far]?.[j] === '.') next.add((i + far) * m + j);
          if (grid[i]?.[j + far] === '.') next.add(i * m + j + far);
        }
      }
      last = [...next].filter((at) => !reached.has(at));
      for (const at of last) reached.set(at, jump);
    }
    return lines([reached.get(n * m - 1) ?? -1, reached.size]);
  },
} satisfies Making;
