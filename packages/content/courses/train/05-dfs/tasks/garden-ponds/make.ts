import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Grid = readonly string[];
const map = (grid: Grid) => lines([grid.length, grid[0]?.length ?? 0], ...grid);
const some = (random: Random, n: number, m: number, water: number): Grid =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => (random.int(1, 100) <= water ? 'W' : '.')).join(''));
/** Grass all around. */
const framed = (grid: Grid): Grid => {
  const edge = '.'.repeat((grid[0]?.length ?? 0) + 2);
  return [edge, ...grid.map((row) => `.${row}.`), edge];
};
const checked = (n: number, m: number): Grid =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (_cell, j) => ((i + j) % 2 === 0 ? 'W' : '.')).join(''),
  );
/** One long pond that winds from side to side. */
const winding = (n: number, m: number): Grid =>
  Array.from({ length: n }, (_, i) => {
    if (i % 2 === 0) return 'W'.repeat(m);
    return i % 4 === 1 ? `${'.'.repeat(m - 1)}W` : `W${'.'.repeat(m - 1)}`;
  });

export const making = {
  inputs: (random) => [
    map(['W']),
    map(['.']),
    map(Array.from({ length: 100 }, () => 'W'.repeat(100))),
    map(framed(Array.from({ length: 98 }, () => 'W'.repeat(98)))),
    map(framed(checked(98, 97))),
    map(framed(winding(97, 98))),
    map(winding(99, 100)),
    map(some(random, 10, 10, 40)),
    map(some(random, 30, 40, 45)),
    map(some(random, 100, 100, 50)),
    map(framed(some(random, 60, 60, 55))),
    map(some(random, 100, 100, 58)),
    map(framed(some(random, 20, 25, 35))),
    map(some(random, 80, 100, 30)),
    map(some(random, 50, 7, 45)),
    map([...some(random, 40, 60, 45), 'W'.repeat(60)]),
  ],
  small: (random) => map(some(random, random.int(1, 6), random.int(1, 6), random.pick([30, 50, 65]))),
  isValid: (input) => {
    const [, ...grid] = input.trimEnd().split('\n');
    const [first = ''] = grid;
    return (
      input === map(grid) &&
      grid.length >= 1 &&
      grid.length <= 100 &&
      grid.every((row) => row.length === first.length && /^[W.]{1,100}$/u.test(row))
    );
  },
  // Gives each cell of water a number and lets neighbours take the smaller one, until nothing changes.
  solve: (input) => {
    const [, ...grid] = input.trimEnd().split('\n');
    const [n, m] = [grid.length, grid[0]?.length ?? 0];
    const mark = grid.flatMap((row, i) => Array.from(row, (cell, j) => (cell === 'W' ? i * m + j + 1 : 0)));
    const places = mark.flatMap((one, at) => (one > 0 ? [at] : []));
    const beside = (at: number) => [
      ...(at % m > 0 ? [at - 1] : []),
      ...(at % m < m - 1 ? [at + 1] : []),
      at - m,
      at + m,
    ];
    for (let isChanging = true, turn = 0; isChanging; turn++) {
      isChanging = false;
      for (const at of turn % 2 === 0 ? places : places.toReversed())
        for (const other of beside(at)) {
          const theirs = mark[other] ?? 0;
          if (theirs > 0 && theirs < (mark[at] ?? 0)) [mark[at], isChanging] = [theirs, true];
        }
    }
    const sizes = [...Map.groupBy(places, (at) => mark[at]).values()].flatMap((cells) =>
      cells.some((at) => at < m || at >= (n - 1) * m || at % m === 0 || at % m === m - 1) ? [] : [cells.length],
    );
    return lines([sizes.length, Math.max(0, ...sizes)]);
  },
} satisfies Making;
