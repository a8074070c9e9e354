import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];
const campus = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
const some = (random: Random, n: number, m: number, [water, wall]: readonly [number, number]): Grid =>
  Array.from({ length: n }, () =>
    Array.from({ length: m }, () => {
      const drawn = random.int(1, 1000);
      if (drawn <= water) return 'W';
      return drawn <= water + wall ? '#' : '.';
    }).join(''),
  );
const all = (n: number, m: number, cell: string): Grid => Array.from({ length: n }, () => cell.repeat(m));
/** Half of the rows are water. */
const striped = (n: number, m: number): Grid =>
  Array.from({ length: n }, (_, at) => (at % 2 === 0 ? 'W'.repeat(m) : '.'.repeat(m)));

export const making = {
  inputs: (random) => [
    campus(['#']),
    campus(['W']),
    campus(all(30, 29, '.')),
    campus(some(random, 8, 9, [80, 300])),
    campus(some(random, 30, 30, [5, 350])),
    campus(some(random, 25, 30, [20, 420])),
    campus(some(random, 12, 30, [100, 200])),
    campus([...all(100, 200, 'W'), ...some(random, 100, 200, [10, 300])]),
    campus(striped(200, 200)),
    campus(some(random, 200, 200, [500, 100])),
    campus(some(random, 200, 199, [400, 300])),
    campus([...some(random, 90, 190, [700, 50]), ...some(random, 100, 190, [0, 200])]),
    campus(some(random, 199, 200, [600, 200])),
    campus([...all(120, 180, 'W'), ...all(70, 180, '.')]),
    campus([...some(random, 100, 200, [650, 0]), ...some(random, 99, 200, [1, 380])]),
    campus(some(random, 200, 200, [550, 250])),
    campus([...striped(150, 200), ...some(random, 50, 200, [3, 400])]),
  ],
  small: (random) =>
    campus(some(random, random.int(1, 6), random.int(1, 6), [random.pick([60, 150, 400]), random.pick([100, 350])])),
  isValid: (input) => {
    const [, ...grid] = input.trimEnd().split('\n');
    const m = grid[0]?.length ?? 0;
    return (
      input === campus(grid) &&
      grid.length >= 1 &&
      grid.length <= 200 &&
      m <= 200 &&
      grid.every((row) => row.length === m && /^[W.#]+$/u.test(row))
    );
  },
  // Sweeps over the map, each cell taking the steps of a neighbour and one more, until nothing gets smaller.
  solve: (input) => {
    const [, ...grid] = input.trimEnd().split('\n');
    const m = (grid[0]?.length ?? 0) + 1;
    const cells = Array.from(grid.map((row) => `${row}#`).join(''));
    const steps = cells.map((cell) => (cell === 'W' ? 0 : Infinity));
    const places = cells.flatMap((cell, at) => (cell === '#' ? [] : [at]));
    for (let isChanging = true, turn = 0; isChanging; turn++) {
      isChanging = false;
      for (const at of turn % 2 === 0 ? places : places.toReversed())
        for (const other of [at - 1, at + 1, at - m, at + m]) {
          const next = cells[other] === '#' ? Infinity : (steps[other] ?? Infinity) + 1;
          if (next < (steps[at] ?? 0)) [steps[at], isChanging] = [next, true];
        }
    }
    const grounds = places.flatMap((at) => (cells[at] === '.' ? [steps[at] ?? 0] : []));
    const near = grounds.filter((one) => one < Infinity);
    const most = near.reduce((far, one) => Math.max(far, one), 0);
    return lines([most, near.filter((one) => one === most).length, grounds.length - near.length]);
  },
} satisfies Making;
