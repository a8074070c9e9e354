import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Move = readonly [number, number, number];
const table = (m: number, moves: readonly Move[]) => lines([m, moves.length], ...moves);
const some = (random: Random, m: number, count: number, most: number) =>
  table(
    m,
    Array.from({ length: count }, (): Move => {
      const [a = 1, b = 2] = random.some(2, 1, m);
      return [a, b, random.int(1, most)];
    }),
  );
const read = (input: string) => {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [m = 0] = head.split(' ').map(Number);
  const moves = rows.map((row): Move => {
    const [a = 0, b = 0, k = 0] = row.split(' ').map(Number);
    return [a, b, k];
  });
  return { m, moves };
};

export const making = {
  inputs: (random) => [
    table(2, [[2, 1, 1]]),
    table(4, [
      [1, 2, 1],
      [2, 3, 9],
      [3, 4, 3],
      [4, 1, 2],
    ]),
    table(5, [
      [1, 2, 1],
      [2, 3, 2],
      [3, 4, 3],
      [4, 5, 4],
      [5, 1, 50],
      [1, 3, 2],
    ]),
    table(
      50,
      Array.from({ length: 49 }, (_, at): Move => [at + 1, at + 2, at + 1]),
    ),
    table(6, [
      [6, 5, 1],
      [5, 4, 2],
      [4, 3, 3],
      [3, 2, 4],
      [2, 1, 5],
      [1, 6, 3],
      [1, 4, 2],
    ]),
    some(random, 50, 1000, 50),
    some(random, 5, 1000, 3),
    some(random, 10, 60, 4),
    some(random, 3, 20, 2),
    some(random, 20, 200, 5),
  ],
  small: (random) => some(random, random.int(2, 4), random.int(1, 7), 3),
  isValid: (input) => {
    const { m, moves } = read(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === table(m, moves) &&
      isIn(m, 2, 50) &&
      isIn(moves.length, 1, 1000) &&
      moves.every(([a, b, k]) => isIn(a, 1, m) && isIn(b, 1, m) && a !== b && isIn(k, 1, 50))
    );
  },
  // Cuts and joins lists.
  solve: (input) => {
    const { m, moves } = read(input);
    let piles = Array.from({ length: m }, (_, at) => [at + 1]);
    for (const [a, b, k] of moves) {
      const from = piles[a - 1] ?? [];
      const cut = Math.max(0, from.length - k);
      piles = piles.with(b - 1, [...(piles[b - 1] ?? []), ...from.slice(cut)]).with(a - 1, from.slice(0, cut));
    }
    return lines(...piles.map((pile) => [pile.length, pile.at(-1) ?? 0]));
  },
} satisfies Making;
