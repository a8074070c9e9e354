import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly (readonly number[])[];
const wall = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
const filled = (n: number, m: number, colourAt: (i: number, j: number) => number): Grid =>
  Array.from({ length: n }, (_, i) => Array.from({ length: m }, (__, j) => colourAt(i, j)));
const any = (random: Random, n: number, m: number, colours: number): Grid => filled(n, m, () => random.int(1, colours));
/** One colour with spots of another here and there. */
const spotted = (random: Random, n: number, m: number, rare: number): Grid =>
  filled(n, m, () => (random.int(1, rare) === 1 ? 2 : 1));
/** Patches as large as `size`, of three colours. */
const patches = (n: number, m: number, size: number): Grid =>
  filled(n, m, (i, j) => ((Math.floor(i / size) + Math.floor(j / size)) % 3) + 1);

export const making = {
  inputs: (random) => [
    wall([[9]]),
    wall([
      [1, 1],
      [1, 2],
    ]),
    wall([
      [2, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]),
    wall(filled(300, 300, () => 4)),
    wall(filled(1, 300, () => 4)),
    wall(patches(60, 45, 7)),
    wall(spotted(random, 300, 300, 900)),
    wall(spotted(random, 100, 80, 20)),
    wall(any(random, 300, 300, 2)),
    wall(any(random, 30, 40, 9)),
    wall(patches(300, 200, 100)),
    wall(spotted(random, 9, 9, 12)),
  ],
  small: (random) => wall(any(random, random.int(1, 4), random.int(1, 4), 2)),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    return (
      input === wall(filled(n, m, (i, j) => all[i * m + j] ?? 0)) &&
      [n, m].every((one) => one >= 1 && one <= 300) &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= 9)
    );
  },
  // Lets squares grow from their upper left corner, row by row of one colour.
  solve: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const runs = all.map(() => 1);
    for (let at = all.length - 2; at >= 0; at--)
      if (at % m < m - 1 && all[at] === all[at + 1]) runs[at] = (runs[at + 1] ?? 0) + 1;
    const sizes = all.map((colour, at) => {
      let [size, width] = [0, runs[at] ?? 0];
      for (let row = 0; Math.floor(at / m) + row < n; row++) {
        const below = at + row * m;
        if (all[below] !== colour) break;
        width = Math.min(width, runs[below] ?? 0);
        if (width <= row) break;
        size = row + 1;
      }
      return size;
    });
    const most = sizes.reduce((large, one) => Math.max(large, one), 0);
    return lines([sizes.reduce((sum, one) => sum + one, 0), most, sizes.filter((one) => one === most).length]);
  },
} satisfies Making;
