import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];
const robot = (k: number, grid: Grid) => lines([grid.length, grid[0]?.length ?? 0, k], ...grid);
const some = (
  random: Random,
  n: number,
  m: number,
  { k, wall, door }: { k: number; wall: number; door: number },
): Grid =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (_cell, j) => {
      const drawn = random.int(1, 100);
      if (i + j === 0 || i + j === n + m - 2 || drawn > wall + door) return '.';
      return drawn <= wall ? '#' : String(random.int(0, k - 1));
    }).join(''),
  );
/** A path that winds from side to side, with these cells in the gaps of its walls. */
const winding = (n: number, m: number, gaps: string): Grid =>
  Array.from({ length: n }, (_, at) => {
    if (at % 2 === 0) return '.'.repeat(m);
    const gap = gaps[Math.floor(at / 2) % gaps.length] ?? '.';
    return at % 4 === 1 ? `${'#'.repeat(m - 1)}${gap}` : `${gap}${'#'.repeat(m - 1)}`;
  });

export const making = {
  inputs: (random) => [
    robot(1, ['..', '..']),
    robot(8, ['.#', '#.']),
    robot(
      1,
      Array.from({ length: 40 }, () => '.'.repeat(40)),
    ),
    robot(5, winding(5, 4, '04')),
    robot(7, winding(9, 6, '361')),
    robot(8, winding(39, 40, '2')),
    robot(5, winding(21, 9, '1304')),
    robot(3, winding(31, 8, '021')),
    robot(7, winding(13, 12, '60')),
    robot(4, ['.....', '####1', '.....', '0####', '.....']),
    robot(6, some(random, 20, 20, { k: 6, wall: 20, door: 45 })),
    robot(5, some(random, 40, 40, { k: 5, wall: 15, door: 55 })),
    robot(3, some(random, 40, 39, { k: 3, wall: 25, door: 40 })),
    robot(7, some(random, 30, 40, { k: 7, wall: 10, door: 60 })),
    robot(5, winding(37, 25, '40213')),
    robot(7, winding(25, 16, '5')),
    robot(3, winding(39, 39, '1')),
    robot(5, winding(17, 30, '320')),
  ],
  small: (random) => {
    const k = random.int(1, 4);
    return robot(
      k,
      some(random, random.int(2, 4), random.int(2, 5), { k, wall: random.pick([10, 25]), door: random.pick([20, 45]) }),
    );
  },
  isValid: (input) => {
    const [head = '', ...grid] = input.trimEnd().split('\n');
    const [, m = 0, k = 0] = head.split(' ').map(Number);
    return (
      input === robot(k, grid) &&
      grid.length >= 2 &&
      grid.length <= 40 &&
      m >= 2 &&
      m <= 40 &&
      k >= 1 &&
      k <= 8 &&
      grid.every((row) => row.length === m && /^[.#0-9]+$/u.test(row)) &&
      (grid[0] ?? '').startsWith('.') &&
      (grid.at(-1) ?? '').endsWith('.')
    );
  },
  // Minute by minute: all places where the robot can be, until they could only repeat.
  solve: (input) => {
    const [head = '', ...grid] = input.trimEnd().split('\n');
    const [n = 0, m = 0, k = 1] = head.split(' ').map(Number);
    let places = new Set([0]);
    for (let time = 1; time <= n * m * k && places.size > 0; time++) {
      const next = new Set<number>();
      for (const at of places) {
        const [i, j] = [Math.floor(at / m), at % m];
        for (const [y, x] of [
          [i - 1, j],
          [i + 1, j],
          [i, j - 1],
          [i, j + 1],
        ] as const) {
          const cell = grid[y]?.[x] ?? '#';
          if (cell === '.' || cell === String(time % k)) next.add(y * m + x);
        }
      }
      if (next.has(n * m - 1)) return lines(time);
      places = next;
    }
    return lines(-1);
  },
} satisfies Making;
