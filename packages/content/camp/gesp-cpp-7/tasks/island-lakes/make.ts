import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const mapOf = (rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);

/** A map in which about `water` of 100 cells are water. */
const someMap = (random: Random, n: number, m: number, water: number): string =>
  mapOf(
    Array.from({ length: n }, () =>
      Array.from({ length: m }, () => (random.int(1, 100) <= water ? '.' : '#')).join(''),
    ),
  );

/** A map with a frame of land around `inside`. */
const framed = (n: number, m: number, inside: (i: number, j: number) => boolean): string =>
  mapOf(
    Array.from({ length: n }, (_, i) =>
      Array.from({ length: m }, (__, j) => (i > 0 && j > 0 && i < n - 1 && j < m - 1 && inside(i, j) ? '.' : '#')).join(
        '',
      ),
    ),
  );

/** A round island that touches all four sides, so that the sea is in four corners, with a round lake full of islets. */
const roundLake = (size: number): string =>
  mapOf(
    Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => {
        const away = Math.hypot(i - (size - 1) / 2, j - (size - 1) / 2) / size;
        return (away > 0.45 && away < 0.51) || (i % 12 === 0 && j % 12 === 0) ? '#' : '.';
      }).join(''),
    ),
  );

export const making = {
  inputs: (random) => [
    mapOf(['.']),
    mapOf(['###', '#.#', '###']),
    mapOf(['.##.', '#.##', '##.#', '.##.']),
    framed(9, 12, (i, j) => (i + j) % 2 === 0),
    framed(200, 200, (i, j) => i !== j),
    framed(125, 125, (i, j) => i + j !== 60),
    someMap(random, 130, 130, 70),
    roundLake(125),
    someMap(random, 50, 60, 40),
    someMap(random, 140, 130, 75),
    someMap(random, 1, 200, 50),
    framed(135, 135, (i, j) => i % 10 !== 0 || j % 7 === 0),
  ],
  small: (random) => someMap(random, random.int(1, 7), random.int(1, 7), random.int(20, 70)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    return (
      input === mapOf(rows) &&
      rows.length === n &&
      n >= 1 &&
      n <= 200 &&
      m >= 1 &&
      m <= 200 &&
      rows.every((row) => row.length === m && /^[#.]+$/u.test(row))
    );
  },
  // Joins neighbouring cells of water in a union of sets; the sea is the set of a cell outside the map.
  solve: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    const m = rows[0]?.length ?? 0;
    const sea = rows.length * m;
    const parents = Array.from({ length: sea + 1 }, (_, at) => at);
    const rootOf = (at: number): number => {
      let root = at;
      while (parents[root] !== root) {
        parents[root] = parents[parents[root] ?? root] ?? root;
        root = parents[root] ?? root;
      }
      return root;
    };
    const isWater = (i: number, j: number) => rows[i]?.[j] === '.';
    const water = rows.flatMap((row, i) => row.split('').flatMap((sign, j) => (sign === '.' ? [[i, j] as const] : [])));
    for (const [i, j] of water) {
      const at = i * m + j;
      if (i === 0 || j === 0 || i === rows.length - 1 || j === m - 1) parents[rootOf(at)] = rootOf(sea);
      if (isWater(i + 1, j)) parents[rootOf(at)] = rootOf(at + m);
      if (isWater(i, j + 1)) parents[rootOf(at)] = rootOf(at + 1);
    }
    const sizes = new Map<number, number>();
    for (const [i, j] of water) {
      const root = rootOf(i * m + j);
      if (root !== rootOf(sea)) sizes.set(root, (sizes.get(root) ?? 0) + 1);
    }
    return lines([sizes.size, Math.max(0, ...sizes.values())]);
  },
} satisfies Making;
