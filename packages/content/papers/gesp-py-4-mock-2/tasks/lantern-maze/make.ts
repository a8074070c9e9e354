import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const SIGN = /^[#.L]+$/u;

/** A maze in which one place in `wall` is a wall and one in `lamp` a lantern. */
const maze = (random: Random, { n, m, wall, lamp }: Record<'n' | 'm' | 'wall' | 'lamp', number>) => {
  const place = () => {
    if (random.int(1, wall) === 1) return '#';
    return random.int(1, lamp) === 1 ? 'L' : '.';
  };
  return lines([n, m], ...Array.from({ length: n }, () => Array.from({ length: m }, place).join('')));
};

export const making = {
  inputs: (random) => [
    lines([1, 1], 'L'),
    lines([1, 5], 'L#..L'),
    lines([3, 3], 'L.L', '...', 'L.L'),
    maze(random, { n: 50, m: 50, wall: 4, lamp: 20 }),
    maze(random, { n: 50, m: 50, wall: 9999, lamp: 2 }),
    maze(random, { n: 50, m: 50, wall: 9999, lamp: 700 }),
    maze(random, { n: 40, m: 30, wall: 10, lamp: 60 }),
    maze(random, { n: 1, m: 50, wall: 8, lamp: 9 }),
    maze(random, { n: 50, m: 2, wall: 6, lamp: 8 }),
    maze(random, { n: 12, m: 9, wall: 6, lamp: 12 }),
    maze(random, { n: 25, m: 25, wall: 15, lamp: 30 }),
    maze(random, { n: 33, m: 47, wall: 3, lamp: 6 }),
  ],
  small: (random) =>
    maze(random, { n: random.int(1, 5), m: random.int(1, 5), wall: random.int(2, 6), lamp: random.int(1, 5) }),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = numbersOf(head);
    const areRows = rows.every((row) => SIGN.test(row) && row.length === m);
    return n >= 1 && n <= 50 && m >= 1 && m <= 50 && rows.length === n && areRows;
  },
  // Asks each place how many lanterns its row and column have between the next walls.
  solve: (input) => {
    const rows = input.trimEnd().split('\n').slice(1);
    const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => rows.map((row) => row[at]).join(''));
    const seen = (line: string, at: number) => {
      const from = line.lastIndexOf('#', at) + 1;
      const to = line.indexOf('#', at);
      return line.slice(from, to === -1 ? undefined : to).replaceAll('.', '').length;
    };
    let [lit, most] = [0, 0];
    for (const [r, row] of rows.entries())
      for (const [c, sign] of row.split('').entries()) {
        if (sign === '#') continue;
        const lamps = seen(row, c) + seen(columns[c] ?? '', r);
        if (lamps > 0) lit++;
        if (sign === '.') most = Math.max(most, lamps);
      }
    return lines([lit, most]);
  },
} satisfies Making;
