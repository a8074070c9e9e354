import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
type Grid = readonly (readonly number[])[];
const plan = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
const any = (random: Random, n: number, m: number, least: number, most: number): Grid =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(least, most)));
const filled = (n: number, m: number, priceAt: (i: number, j: number) => number): Grid =>
  Array.from({ length: n }, (_, i) => Array.from({ length: m }, (__, j) => priceAt(i, j)));

export const making = {
  inputs: (random) => [
    plan([[1]]),
    plan([[5, 5, 5, 5]]),
    plan([[3], [7], [7]]),
    plan(filled(2, 2, () => 4)),
    plan(filled(200, 200, () => MOST)),
    plan(filled(20, 30, (i, j) => i + j + 1)),
    plan(filled(30, 20, (i, j) => 99 - i - j)),
    plan(any(random, 50, 60, MOST / 2, MOST)),
    plan(any(random, 199, 3, MOST - 9, MOST)),
    plan(any(random, 2, 150, MOST - 1, MOST)),
    plan(any(random, 9, 9, 1, 3)),
    plan(any(random, 7, 8, MOST - 9, MOST)),
    plan(any(random, 200, 10, 1, MOST)),
    plan(any(random, 1, 200, 1, MOST)),
    plan(any(random, 100, 100, 1, 100)),
  ],
  small: (random) => plan(any(random, random.int(1, 4), random.int(1, 4), 1, 5)),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    return (
      input === plan(filled(n, m, (i, j) => all[i * m + j] ?? 0)) &&
      [n, m].every((one) => one >= 1 && one <= 200) &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Takes the inside away from the whole.
  solve: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
    const rows = Array.from({ length: n }, (_, i) => all.slice(i * m, (i + 1) * m));
    const inside = sumOf(rows.slice(1, -1).flatMap((row) => row.slice(1, -1)));
    const place = all.indexOf(all.reduce((most, one) => Math.max(most, one), 0));
    return lines([sumOf(all) - inside, inside], [Math.floor(place / m) + 1, (place % m) + 1]);
  },
} satisfies Making;
