import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const field = (days: number, rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0, days], ...rows);
const some = (random: Random, n: number, m: number, days: number, share: number) =>
  field(
    days,
    Array.from({ length: n }, () => Array.from({ length: m }, () => (random.int(1, 10) <= share ? '#' : '.')).join('')),
  );

export const making = {
  inputs: (random) => [
    field(1, ['.']),
    field(100, ['#']),
    field(2, ['#...', '.#..', '..#.', '...#']),
    field(3, ['#....', '.....', '#.#.#', '.....', '..#..']),
    field(1, ['##..', '#...', '...#', '..##']),
    field(
      2,
      Array.from({ length: 12 }, (_, at) => `${'.'.repeat(at)}#${'.'.repeat(11 - at)}`),
    ),
    field(
      7,
      Array.from({ length: 40 }, (_, at) => `${'.'.repeat(at)}#${'.'.repeat(39 - at)}`),
    ),
    some(random, 40, 40, 1, 3),
    some(random, 40, 40, 2, 2),
    some(random, 30, 40, 3, 2),
    some(random, 40, 25, 5, 1),
    some(random, 12, 9, 1, 3),
    some(random, 20, 20, 2, 3),
  ],
  small: (random) => some(random, random.int(1, 5), random.int(1, 5), random.int(1, 4), 3),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [, m = 0, days = 0] = head.split(' ').map(Number);
    return (
      input === field(days, rows) &&
      rows.length <= 40 &&
      m >= 1 &&
      m <= 40 &&
      Number.isInteger(days) &&
      days >= 1 &&
      days <= 100 &&
      rows.every((row) => row.length === m && /^[#.]+$/u.test(row))
    );
  },
  // Keeps a set of places and looks at all neighbours of mushrooms.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, days = 0] = head.split(' ').map(Number);
    const at = (i: number, j: number) => i * 100 + j;
    const grown = new Set(
      rows.flatMap((row, i) => row.split('').flatMap((sign, j) => (sign === '#' ? [at(i, j)] : []))),
    );
    let fresh: number[] = [];
    for (let day = 0; day < days; day++) {
      const seen = new Map<number, number>();
      for (const place of grown)
        for (const step of [-100, 100, -1, 1]) seen.set(place + step, (seen.get(place + step) ?? 0) + 1);
      fresh = [...seen].flatMap(([place, count]) => {
        const [i, j] = [Math.floor(place / 100), place % 100];
        return count >= 2 && place >= 0 && i < n && j < m && !grown.has(place) ? [place] : [];
      });
      for (const place of fresh) grown.add(place);
    }
    return lines([grown.size, fresh.length]);
  },
} satisfies Making;
