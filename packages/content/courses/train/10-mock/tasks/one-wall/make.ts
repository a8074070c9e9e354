import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];

const input = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
/** Clears the start and the end corner. */
const cornered = (grid: Grid): Grid =>
  grid.map((row, at) => {
    const first = at === 0 ? `.${row.slice(1)}` : row;
    return at === grid.length - 1 ? `${first.slice(0, -1)}.` : first;
  });
const some = (random: Random, rows: number, columns: number, walls: number): Grid =>
  cornered(
    Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (random.int(1, 100) <= walls ? '#' : '.')).join(''),
    ),
  );
const filled = (rows: number, columns: number, cell: string): Grid =>
  cornered(Array.from({ length: rows }, () => cell.repeat(columns)));
/** A path that winds from side to side; every second row is a wall with one gap. */
const winding = (rows: number, columns: number, wall = '#'): Grid =>
  Array.from({ length: rows }, (_, at) => {
    if (at % 2 === 0) return '.'.repeat(columns);
    return at % 4 === 1 ? `${wall.repeat(columns - 1)}.` : `.${wall.repeat(columns - 1)}`;
  });
const changed = (grid: Grid, row: number, column: number, cell: string): Grid =>
  grid.map((one, at) => (at === row ? `${one.slice(0, column)}${cell}${one.slice(column + 1)}` : one));

/** A shortcut that uses up the one charge leads to a second wall. */
const TRAP: Grid = ['.#......', '.#.####.', '...#..#.', '##.#..#.', '...#..##', '.###....', '......#.', '######..'];

function stepsIn(grid: Grid): number {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  const steps = new Map([[0, 0]]);
  for (const [place, count] of steps) {
    const [row, column] = [Math.floor(place / columns), place % columns];
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const [y, x] = [row + down, column + right];
      const next = y * columns + x;
      if (y < 0 || y >= rows || x < 0 || x >= columns || grid[y]?.[x] !== '.' || steps.has(next)) continue;
      steps.set(next, count + 1);
    }
  }
  return steps.get(rows * columns - 1) ?? Infinity;
}

export const making = {
  inputs: (random) => [
    input(filled(2, 2, '#')),
    input(filled(40, 40, '.')),
    input(filled(5, 5, '#')),
    input(winding(39, 40)),
    input(winding(21, 9)),
    input(changed(winding(13, 12), 5, 11, '#')),
    input(changed(changed(winding(13, 12), 5, 11, '#'), 9, 11, '#')),
    input(TRAP),
    input(changed(winding(17, 6), 15, 0, '#')),
    input(some(random, 9, 9, 40)),
    input(some(random, 20, 30, 35)),
    input(some(random, 40, 40, 30)),
    input(some(random, 40, 40, 42)),
    input(winding(27, 20)),
    input(changed(winding(31, 8), 29, 7, '#')),
    input(changed(winding(9, 15), 7, 0, '#')),
    input(changed(winding(25, 10), 21, 9, '#')),
    input(changed(winding(37, 25), 35, 0, '#')),
  ],
  small: (random) => input(some(random, random.int(2, 6), random.int(2, 6), random.pick([25, 45, 60]))),
  isValid: (text) => {
    const grid = text.trim().split('\n').slice(1);
    const [first = ''] = grid;
    return (
      text === input(grid) &&
      grid.length >= 2 &&
      grid.length <= 40 &&
      grid.every((row) => row.length === first.length && /^[.#]{2,40}$/u.test(row)) &&
      first.startsWith('.') &&
      (grid.at(-1) ?? '').endsWith('.')
    );
  },
  // Removes each wall in turn and finds the shortest path without a charge.
  solve: (text) => {
    const grid = text.trim().split('\n').slice(1);
    let best = stepsIn(grid);
    for (const [row, cells] of grid.entries())
      for (const [column, cell] of Array.from(cells).entries())
        if (cell === '#') best = Math.min(best, stepsIn(changed(grid, row, column, '.')));
    return lines(best === Infinity ? -1 : best);
  },
} satisfies Making;
