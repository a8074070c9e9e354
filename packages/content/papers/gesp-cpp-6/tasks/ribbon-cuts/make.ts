import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Piece = readonly [length: number, price: number];
const LONG = 10_000;
const DEAR = 1_000_000;
const ribbon = (n: number, c: number, pieces: readonly Piece[]) => lines([n, pieces.length, c], ...pieces);

/** Pieces whose price grows with their length, so that no kind is always best. */
const some = (random: Random, k: number, [least, most]: Piece, each: number): Piece[] =>
  Array.from({ length: k }, () => {
    const w = random.int(least, most);
    return [w, Math.min(DEAR, w * each + random.int(0, each * 4))];
  });

/** The same pieces, each twice as long: of an odd length, something is always left. */
const even = (pieces: readonly Piece[]) => pieces.map(([w, v]): Piece => [2 * w, v]);

export const making = {
  inputs: (random) => [
    ribbon(1, 0, [[1, 0]]),
    ribbon(7, 5, [[8, 90]]),
    ribbon(11, 4, [
      [5, 30],
      [6, 35],
      [4, 25],
    ]),
    ribbon(9, 0, [
      [4, 8],
      [7, 15],
    ]),
    ribbon(20, 1, [[3, 10]]),
    ribbon(99, 20, even(some(random, 5, [4, 15], 10))),
    ribbon(9995, 1000, [
      [4, 900_000],
      [6, DEAR],
    ]),
    ribbon(LONG - 1, DEAR, [[LONG, DEAR]]),
    ribbon(LONG, 7, [[1, DEAR]]),
    ribbon(9973, DEAR, even(some(random, 60, [2, 20], 24_000))),
    ribbon(LONG, DEAR, some(random, 100, [700, 3000], 300)),
    ribbon(LONG, DEAR, some(random, 30, [3400, 3800], 200)),
  ],
  small: (random) =>
    ribbon(random.int(1, 14), random.int(0, 6), some(random, random.int(1, 4), [1, 9], random.int(1, 5))),
  isValid: (input) => {
    const [n = 0, k = 0, c = -1, ...rest] = numbersOf(input);
    const pieces = Array.from({ length: rest.length / 2 }, (_, at): Piece => [
      rest[2 * at] ?? 0,
      rest[2 * at + 1] ?? -1,
    ]);
    const isIn = (x: number, least: number, most: number) => Number.isInteger(x) && x >= least && x <= most;
    return (
      input === ribbon(n, c, pieces) &&
      pieces.length === k &&
      isIn(n, 1, LONG) &&
      isIn(k, 1, 100) &&
      isIn(c, 0, DEAR) &&
      pieces.every(([w, v]) => isIn(w, 1, LONG) && isIn(v, 0, DEAR))
    );
  },
  // Goes from length to length by the last piece, and pays for the rest at the end.
  solve: (input) => {
    const [n = 0, , c = 0, ...rest] = numbersOf(input);
    const sold = Array.from({ length: n + 1 }, (_, j) => (j === 0 ? 0 : -Infinity));
    for (let j = 1; j <= n; j += 1)
      for (let at = 0; at < rest.length; at += 2)
        sold[j] = Math.max(sold[j] ?? -Infinity, (sold[j - (rest[at] ?? 0)] ?? -Infinity) + (rest[at + 1] ?? 0));
    return lines(sold.reduce((most, one, j) => Math.max(most, one - c * (n - j)), -Infinity));
  },
} satisfies Making;
