import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100_000_000;
type Post = readonly [box: number, letters: number];
const posts = (n: number, given: readonly Post[]) => lines([n, given.length], ...given);
const any = (random: Random, n: number, q: number, most: number): Post[] =>
  Array.from({ length: q }, () => [random.int(1, n), random.int(1, most)]);

export const making = {
  inputs: (random) => [
    posts(7, any(random, 7, 900, MOST)),
    posts(1000, [[1000, 1]]),
    posts(
      3,
      Array.from({ length: 1000 }, (): Post => [2, MOST]),
    ),
    posts(
      6,
      Array.from({ length: 6 }, (_, at): Post => [at + 1, at + 1]),
    ),
    posts(
      6,
      Array.from({ length: 6 }, (_, at): Post => [6 - at, 5]),
    ),
    posts(4, [
      [4, 9],
      [4, 9],
      [4, 9],
    ]),
    posts(9, any(random, 9, 950, MOST)),
    posts(50, any(random, 50, 60, 1000)),
    posts(200, any(random, 30, 1000, MOST)),
    posts(8, any(random, 8, 1000, MOST)),
    posts(30, any(random, 12, 900, MOST)),
    posts(5, any(random, 5, 800, MOST)),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return posts(n, any(random, n, random.int(1, 8), 5));
  },
  isValid: (input) => {
    const [n = 0, q = 0, ...rest] = numbersOf(input);
    const given = Array.from({ length: rest.length / 2 }, (_, at): Post => [rest[at * 2] ?? 0, rest[at * 2 + 1] ?? 0]);
    return (
      input === posts(n, given) &&
      n >= 1 &&
      n <= 1000 &&
      q >= 1 &&
      q <= 1000 &&
      given.every(([box, letters]) => box >= 1 && box <= n && letters >= 1 && letters <= MOST)
    );
  },
  // Looks through all the rows once for each box.
  solve: (input) => {
    const [[n = 0] = [], ...rows] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const sums = Array.from({ length: n }, (_, at) =>
      rows.filter(([box]) => box === at + 1).reduce((sum, [, letters = 0]) => sum + letters, 0),
    );
    return lines(sums, sums.filter((one) => one === 0).length);
  },
} satisfies Making;
