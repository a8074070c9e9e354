import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Poster = readonly [left: number, bottom: number, right: number, top: number];
const MOST = 1_000_000_000;
const wall = (first: Poster, all: readonly Poster[]) => lines(first, all.length, ...all);
function poster(random: Random, most: number): Poster {
  const [left = 0, right = 1] = random.some(2, -most, most).toSorted((one, other) => one - other);
  const [bottom = 0, top = 1] = random.some(2, -most, most).toSorted((one, other) => one - other);
  return [left, bottom, right, top];
}
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => poster(random, most));
/** Posters that are off the first one both ways. */
const aside = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, (): Poster => {
    const [x, y] = [random.int(2, most - 9), random.int(2, most - 9)];
    return [x, y, x + random.int(1, 9), y + random.int(1, 9)];
  });
const postersOf = (all: readonly number[]): Poster[] =>
  Array.from({ length: Math.floor(all.length / 4) }, (_, at) => [
    all[4 * at] ?? 0,
    all[4 * at + 1] ?? 0,
    all[4 * at + 2] ?? 0,
    all[4 * at + 3] ?? 0,
  ]);

export const making = {
  inputs: (random) => [
    wall([0, 0, 1, 1], [[0, 0, 1, 1]]),
    wall([-1, -1, 1, 1], aside(random, 30, 50)),
    wall([-2, -2, 2, 2], [...aside(random, 300, MOST), [1, 1, 5, 5], [-9, -9, -1, -1]]),
    wall([-MOST, -MOST, MOST, MOST], [[-MOST, -MOST, MOST, MOST], ...any(random, 9, MOST)]),
    wall(
      [0, 0, 10, 10],
      Array.from({ length: 20 }, (_, at): Poster => [at, 0, at + 3, 10]),
    ),
    wall(
      [0, 0, 10, 10],
      Array.from({ length: 20 }, (_, at): Poster => [2, 15 - at, 8, 19 - at]),
    ),
    wall(
      [0, 0, 4, 4],
      Array.from({ length: 50 }, (): Poster => [1, 1, 3, 9]),
    ),
    wall(poster(random, MOST), any(random, 1000, MOST)),
    wall([-3, -700_000_000, 900_000_000, 800_000_000], any(random, 500, MOST)),
    wall([-20, -20, 20, 20], any(random, 300, 40)),
    wall([-9, -9, 0, 0], [...any(random, 50, 20), ...aside(random, 10, 30)]),
    wall([5, 5, 6, 6], any(random, 20, 9)),
    wall([-MOST, -MOST, MOST, MOST - 1], any(random, 30, MOST)),
    wall([-MOST / 2, -MOST / 2, MOST / 2, MOST], any(random, 200, MOST)),
    wall([-MOST, 0, MOST, MOST], any(random, 60, MOST)),
    wall([-77_777_777, -MOST, 88_888_888, MOST], any(random, 90, MOST)),
    wall([-MOST, -MOST, 1, MOST], any(random, 10, MOST)),
  ],
  small: (random) => wall(poster(random, 4), any(random, random.int(1, 4), 4)),
  isValid: (input) => {
    const numbers = numbersOf(input);
    const [n = 0] = numbers.slice(4);
    const [first = [0, 0, 0, 0]] = postersOf(numbers);
    const all = postersOf(numbers.slice(5));
    return (
      input === wall(first, all) &&
      n >= 1 &&
      n <= 1000 &&
      [first, ...all].every(
        (one) =>
          one[0] < one[2] && one[1] < one[3] && one.every((edge) => Number.isInteger(edge) && Math.abs(edge) <= MOST),
      )
    );
  },
  // Takes what lies left, right, below and above of the first poster off each other one.
  solve: (input) => {
    const numbers = numbersOf(input);
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers;
    const shared = (least: number, most: number, from: number, to: number) => {
      const inside = [from, to].map((edge) => Math.min(most, Math.max(least, edge)));
      return BigInt(inside[1] ?? 0) - BigInt(inside[0] ?? 0);
    };
    const cells = postersOf(numbers.slice(5)).map(
      ([a, b, c, d]) => shared(left, right, a, c) * shared(bottom, top, b, d),
    );
    const most = cells.reduce((sum, one) => (one > sum ? one : sum), 0n);
    return lines(
      cells.map((one) => `${one}`),
      most > 0n ? cells.indexOf(most) + 1 : 0,
    );
  },
} satisfies Making;
