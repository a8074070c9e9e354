import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly (readonly number[])[];
type Wish = readonly [top: number, bottom: number, left: number, right: number];
const MOST = 100_000_000;
const hall = (grid: Grid, wishes: readonly Wish[]) =>
  lines([grid.length, grid[0]?.length ?? 0, wishes.length], ...grid, ...wishes);
const filled = (n: number, m: number, scoreAt: (i: number, j: number) => number): Grid =>
  Array.from({ length: n }, (_, i) => Array.from({ length: m }, (__, j) => scoreAt(i, j)));
const part = (random: Random, most: number, far: number): [number, number] => {
  const from = random.int(1, most);
  return [from, Math.min(most, from + random.int(0, far))];
};
const wishes = (random: Random, k: number, n: number, m: number, far = 50): Wish[] =>
  Array.from({ length: k }, () => [...part(random, n, far), ...part(random, m, far)]);
const any = (random: Random, [n, m, k]: readonly [number, number, number], least: number, most: number, far = 50) =>
  hall(
    filled(n, m, () => random.int(least, most)),
    wishes(random, k, n, m, far),
  );

export const making = {
  inputs: (random) => [
    hall([[0]], [[1, 1, 1, 1]]),
    hall(
      [[-3, -1, -2]],
      [
        [1, 1, 1, 3],
        [1, 1, 1, 2],
        [1, 1, 1, 3],
        [1, 1, 2, 3],
      ],
    ),
    any(random, [50, 50, 400], MOST, MOST),
    hall(
      filled(20, 30, (i, j) => i * 30 + j),
      wishes(random, 100, 20, 30),
    ),
    hall(
      filled(30, 20, (i, j) => -i * 20 - j),
      wishes(random, 100, 30, 20),
    ),
    any(random, [50, 50, 400], MOST - 9, MOST, 3),
    any(random, [50, 9, 390], MOST - 99, MOST, 9),
    any(random, [6, 50, 200], MOST / 2, MOST, 6),
    any(random, [40, 50, 300], -MOST, -MOST / 2),
    any(random, [50, 50, 400], -MOST, MOST, 2),
    any(random, [5, 6, 60], -9, 3),
    any(random, [20, 20, 300], 1, 4, 4),
  ],
  small: (random) => any(random, [random.int(1, 3), random.int(1, 3), random.int(1, 5)], -3, 3),
  isValid: (input) => {
    const [n = 0, m = 0, k = 0, ...rest] = numbersOf(input);
    const grid = filled(n, m, (i, j) => rest[i * m + j] ?? 0);
    const four = rest.slice(n * m);
    const all = Array.from({ length: k }, (_, at): Wish => [
      four[4 * at] ?? 0,
      four[4 * at + 1] ?? 0,
      four[4 * at + 2] ?? 0,
      four[4 * at + 3] ?? 0,
    ]);
    return (
      input === hall(grid, all) &&
      [n, m].every((one) => one >= 1 && one <= 50) &&
      k >= 1 &&
      k <= 400 &&
      grid.flat().every((one) => Number.isInteger(one) && Math.abs(one) <= MOST) &&
      all.every(([a, b, c, d]) => a >= 1 && a <= b && b <= n && c >= 1 && c <= d && d <= m)
    );
  },
  // Sorts all seats once, the best first, and gives each guest the first free one within the part.
  solve: (input) => {
    const [n = 0, m = 0, k = 0, ...rest] = numbersOf(input);
    let free = rest
      .slice(0, n * m)
      .map((score, at) => ({ score, row: Math.floor(at / m) + 1, column: (at % m) + 1 }))
      .toSorted((one, other) => other.score - one.score);
    const four = rest.slice(n * m);
    let sum = 0;
    const taken = Array.from({ length: k }, (_, at) => {
      const [a = 0, b = 0, c = 0, d = 0] = four.slice(4 * at, 4 * at + 4);
      const best = free.find(({ row, column }) => row >= a && row <= b && column >= c && column <= d);
      free = free.filter((seat) => seat !== best);
      sum += best?.score ?? 0;
      return [best?.row ?? 0, best?.column ?? 0];
    });
    return lines(...taken, sum);
  },
} satisfies Making;
