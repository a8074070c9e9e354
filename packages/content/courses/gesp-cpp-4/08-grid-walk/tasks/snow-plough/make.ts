import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const square = (steps: number, rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0, steps], ...rows);
const empty = (n: number, m: number) => Array.from({ length: n }, () => '.'.repeat(m));
/** One bed in `rare` cells, none in the corner where the plough starts. */
const any = (random: Random, n: number, m: number, rare: number) =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (__, j) => (i + j > 0 && random.int(1, rare) === 1 ? '#' : '.')).join(''),
  );

export const making = {
  inputs: (random) => [
    square(1, ['.#', '#.']),
    square(3, ['..']),
    square(100, ['.', '.', '.']),
    square(100_000, empty(100, 100)),
    square(99_999, empty(1, 100)),
    square(7, empty(3, 3)),
    square(20, ['....', '..#.', '....']),
    square(100_000, any(random, 100, 100, 3)),
    square(100_000, any(random, 100, 99, 40)),
    square(500, any(random, 60, 70, 12)),
    square(4000, any(random, 30, 80, 25)),
    square(50_000, any(random, 5, 100, 20)),
    square(60, any(random, 9, 9, 9)),
  ],
  small: (random) => square(random.int(1, 20), any(random, random.int(1, 4), random.int(1, 4), 4)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, k = 0] = head.split(' ').map(Number);
    return (
      input === square(k, rows) &&
      rows.length === n &&
      [n, m].every((one) => one >= 1 && one <= 100) &&
      k >= 1 &&
      k <= 100_000 &&
      rows.every((row) => row.length === m && /^[.#]+$/u.test(row)) &&
      (rows[0] ?? '').startsWith('.')
    );
  },
  // Turns the pair of steps instead of counting directions, and keeps visits by name of the cell.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [, , k = 0] = head.split(' ').map(Number);
    let [x, y, right, down] = [0, 0, 1, 0];
    const visits = new Map([['0 0', 1]]);
    for (let step = 0; step < k; step++) {
      if (rows[y + down]?.[x + right] === '.') {
        x += right;
        y += down;
        visits.set(`${y} ${x}`, (visits.get(`${y} ${x}`) ?? 0) + 1);
      } else [right, down] = [-down, right];
    }
    return lines([y + 1, x + 1], [visits.size, Math.max(...visits.values())]);
  },
} satisfies Making;
