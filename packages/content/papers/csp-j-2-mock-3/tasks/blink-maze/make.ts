import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const maze = (p: number, rows: readonly string[]) => lines([rows.length, rows[0]?.length ?? 0, p], ...rows);

/** A maze whose corners are free; `signs` says how often walls, digits and free cells come. */
const any = (random: Random, [n, m, p]: readonly [number, number, number], signs: string) => {
  const sign = () => {
    const one = signs[random.int(0, signs.length - 1)] ?? '.';
    return one === '0' ? `${random.int(0, p - 1)}` : one;
  };
  const rows = Array.from({ length: n }, (_, row) =>
    Array.from({ length: m }, (__, column) =>
      (row === 0 && column === 0) || (row === n - 1 && column === m - 1) ? '.' : sign(),
    ).join(''),
  );
  return maze(p, rows);
};

/** One long way that turns at both sides; every `step`-th cell of a row blinks. */
const winding = (random: Random, [n, m, p]: readonly [number, number, number], step: number) =>
  maze(
    p,
    Array.from({ length: n }, (_, row) => {
      if (row % 2 === 1) return row % 4 === 1 ? `${'#'.repeat(m - 1)}.` : `.${'#'.repeat(m - 1)}`;
      return Array.from({ length: m }, (__, at) =>
        at % step === step - 1 && at < m - 1 ? `${random.int(0, p - 1)}` : '.',
      ).join('');
    }),
  );

export const making = {
  inputs: (random) => [
    maze(2, ['..']),
    any(random, [10, 10, 3], '.00'),
    any(random, [9, 10, 4], '.00#'),
    winding(random, [9, 10, 6], 2),
    any(random, [100, 100, 2], '.'),
    any(random, [100, 99, 5], '...#'),
    winding(random, [99, 100, 3], 200),
    maze(4, ['.#.', '##.', '...', ...Array.from({ length: 20 }, () => '...')]),
    any(random, [100, 100, 6], '.000'),
    any(random, [100, 100, 2], '.00#'),
    any(random, [97, 100, 3], '..0#'),
    winding(random, [97, 100, 5], 3),
    winding(random, [99, 60, 6], 2),
    any(random, [1, 100, 6], '.0'),
    any(random, [100, 100, 4], '..00#'),
    any(random, [80, 90, 5], '.0000'),
    winding(random, [53, 100, 4], 4),
    winding(random, [31, 80, 5], 5),
    winding(random, [21, 90, 2], 7),
    any(random, [1, 90, 4], '...0'),
  ],
  small: (random) => any(random, [random.int(1, 4), random.int(2, 4), random.int(2, 4)], '..00#'),
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, p = 0] = first.split(' ').map(Number);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === maze(p, rows) &&
      rows.length === n &&
      isIn(n, 1, 100) &&
      isIn(m, 1, 100) &&
      n * m >= 2 &&
      isIn(p, 2, 6) &&
      rows[0]?.[0] === '.' &&
      rows.at(-1)?.at(-1) === '.' &&
      rows.every(
        (row) =>
          row.length === m &&
          row.split('').every((one) => one === '.' || one === '#' || (/\d/u.test(one) && Number(one) < p)),
      )
    );
  },
  subtaskOf: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = first.split(' ').map(Number);
    if (n <= 10 && m <= 10) return '1';
    return rows.some((row) => /\d/u.test(row)) ? '3' : '2';
  },
  // Keeps all cells where the robot may be at each remainder, and goes on from those that came new a second ago.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, p = 1] = first.split(' ').map(Number);
    const cells = rows.join('');
    const reached = Array.from({ length: p }, () => new Uint8Array(n * m));
    let fresh = [0];
    for (let time = 0; fresh.length > 0; time++) {
      if (fresh.includes(n * m - 1)) return lines(time);
      const next: number[] = [];
      const then = reached[(time + 1) % p];
      for (const cell of fresh) {
        const column = cell % m;
        const ways = [
          cell,
          cell - m,
          cell + m,
          ...(column > 0 ? [cell - 1] : []),
          ...(column < m - 1 ? [cell + 1] : []),
        ];
        for (const way of ways) {
          const sign = cells[way] ?? '#';
          if (!then || then[way] === 1 || (sign !== '.' && sign !== `${(time + 1) % p}`)) continue;
          then[way] = 1;
          next.push(way);
        }
      }
      fresh = next;
    }
    return lines(-1);
  },
} satisfies Making;
