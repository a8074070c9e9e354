import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const ice = (rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);

/** An ice with one stone in `each` cells; the box and the exit lie on two different cells of it. */
function any(random: Random, n: number, m: number, each: number): string {
  const cells = Array.from({ length: n * m }, (): string => (random.int(1, each) === 1 ? '#' : '.'));
  const [from = 0, to = 1] = random.some(2, 0, n * m - 1);
  cells[from] = 'S';
  cells[to] = 'E';
  return ice(Array.from({ length: n }, (_, i) => cells.slice(i * m, (i + 1) * m).join('')));
}

/** An ice whose exit is the last stop in order of pushes that the box slid over before it first stopped there. */
function reachable(random: Random, n: number, m: number, each: number): string {
  const cells = Array.from({ length: n * m }, (): string => (random.int(1, each) === 1 ? '#' : '.'));
  const from = random.int(0, n * m - 1);
  cells[from] = 'S';
  const [stops, passed] = [new Set([from]), new Set<number>()];
  let exit = from === 0 ? 1 : 0;
  for (const stop of stops)
    for (const [di, dj] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let [i, j] = [Math.floor(stop / m), stop % m];
      const slid: number[] = [];
      const isFree = (x: number, y: number) => x >= 0 && x < n && y >= 0 && y < m && cells[x * m + y] !== '#';
      for (; isFree(i + di, j + dj); slid.push(i * m + j)) [i, j] = [i + di, j + dj];
      const end = i * m + j;
      if (!stops.has(end) && passed.has(end)) exit = end;
      stops.add(end);
      for (const one of slid) if (one !== end) passed.add(one);
    }
  cells[exit] = 'E';
  return ice(Array.from({ length: n }, (_, i) => cells.slice(i * m, (i + 1) * m).join('')));
}

/** A long way: the box slides along each row to its end, and down a gap to the next one. */
function snake(n: number): string {
  const rows = Array.from({ length: n }, (_, i) => {
    if (i % 2 === 0) return '.'.repeat(n);
    return i % 4 === 1 ? `${'#'.repeat(n - 1)}.` : `.${'#'.repeat(n - 1)}`;
  });
  const last = n - 1 - ((n - 1) % 2);
  const isRight = last % 4 === 0;
  const end = '.'.repeat(n - 1);
  return ice(
    rows.map((row, i) => (i === 0 ? `S${row.slice(1)}` : i === last ? (isRight ? `${end}E` : `E${end}`) : row)),
  );
}

export const making = {
  inputs: (random) => [
    ice(['SE']),
    ice(['E', '.', 'S', '#']),
    ice(['S...#', '.#..#', '.##E.', '.....']),
    ice(['...E.', '....#', '#....', '#..#.', '.#.#.', '..S..']),
    ice(['S...', '....', '.E..', '.#..']),
    ice(['S.....', '.....#', '#.....', '...#E.', '......']),
    reachable(random, 9, 8, 5),
    reachable(random, 15, 12, 6),
    reachable(random, 40, 30, 8),
    ice(['..#.E...', '.###..#.', '.#.#....', '.....S..', '.......#', '#....#..', '###..#.#']),
    reachable(random, 100, 100, 9),
    snake(199),
    any(random, 120, 150, 4),
    reachable(random, 200, 200, 12),
    reachable(random, 200, 200, 5),
    any(random, 1, 200, 60),
  ],
  small: (random) => any(random, random.int(2, 6), random.int(1, 6), random.int(3, 6)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = numbersOf(head);
    const all = rows.join('');
    return (
      input === lines([n, m], ...rows) &&
      rows.length === n &&
      n <= 200 &&
      m >= 1 &&
      m <= 200 &&
      rows.every((row) => row.length === m && /^[.#SE]+$/u.test(row)) &&
      all.split('S').length === 2 &&
      all.split('E').length === 2
    );
  },
  // Finds all stops by sweeps over the ice, then goes backwards from the exit, one push at a time.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = numbersOf(head);
    const cells = rows.join('');
    const before = Array.from(cells, (): number[] => []);
    const sweep = (line: readonly number[]) => {
      let stop = -1;
      for (const at of line) {
        if (cells[at] === '#') stop = -1;
        else if (stop < 0) stop = at;
        if (stop >= 0 && stop !== at) before[stop]?.push(at);
      }
    };
    for (let i = 0; i < n; i += 1) {
      const row = Array.from({ length: m }, (_, j) => i * m + j);
      sweep(row);
      sweep(row.toReversed());
    }
    for (let j = 0; j < m; j += 1) {
      const column = Array.from({ length: n }, (_, i) => i * m + j);
      sweep(column);
      sweep(column.toReversed());
    }
    const [from, to] = [cells.indexOf('S'), cells.indexOf('E')];
    const seen = new Set([to]);
    let layer = [to];
    for (let pushes = 0; layer.length > 0; pushes += 1) {
      if (layer.includes(from)) return lines(pushes);
      const next = new Set(layer.flatMap((at) => before[at] ?? []));
      layer = [...next].filter((at) => !seen.has(at));
      for (const at of layer) seen.add(at);
    }
    return lines(-1);
  },
} satisfies Making;
