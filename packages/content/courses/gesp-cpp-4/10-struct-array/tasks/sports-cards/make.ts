import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Marks = readonly [number, number, number];
const MOST = 1_000_000_000;
const nameAt = (at: number) =>
  [(at * 11) % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)]
    .map((letter) => String.fromCharCode(97 + letter))
    .join('');
const games = (all: readonly Marks[]) => lines(all.length, ...all.map((marks, at) => [nameAt(at), ...marks]));
const any = (random: Random, n: number, least: number, most: number): Marks[] =>
  Array.from({ length: n }, () => [random.int(least, most), random.int(least, most), random.int(least, most)]);
/** Equal sums, made of different parts. */
const even = (random: Random, n: number, sum: number): Marks[] =>
  Array.from({ length: n }, () => {
    const a = random.int(Math.max(0, sum - 2 * MOST), Math.min(sum, MOST));
    const b = random.int(Math.max(0, sum - a - MOST), Math.min(MOST, sum - a));
    return [a, b, sum - a - b];
  });

export const making = {
  inputs: (random) => [
    games([[0, 0, 0]]),
    games([
      [1, 2, 3],
      [3, 2, 1],
      [2, 2, 2],
      [0, 6, 0],
    ]),
    games(Array.from({ length: 400 }, (): Marks => [MOST, MOST, MOST])),
    games(even(random, 300, 200)),
    games([...any(random, 100, MOST - 99, MOST), ...any(random, 100, 0, MOST)]),
    games(any(random, 500, MOST / 2, MOST)),
    games(even(random, 200, 2_500_000_000)),
    games([...any(random, 200, 600_000_000, MOST), ...any(random, 9, 0, 9)]),
    games(Array.from({ length: 50 }, (_, at): Marks => [at, at, at])),
    games(Array.from({ length: 50 }, (_, at): Marks => [90 - at, 0, 7])),
    games(any(random, 60, 0, 3)),
    games(any(random, 30, 0, MOST)),
    games([...any(random, 70, 690_000_000, MOST), ...any(random, 5, 0, MOST)]),
    games(any(random, 200, 700_000_000, 760_000_000)),
    games([...any(random, 40, MOST - 5, MOST), [700_000_000, 700_000_000, 700_000_000]]),
    games(any(random, 1000, 0, MOST)),
    games([...even(random, 30, 9), ...any(random, 30, 2, 4)]),
  ],
  small: (random) => games(any(random, random.int(1, 6), 0, 3)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const names = new Set(rows.map((row) => row.split(' ')[0]));
    return (
      input === lines(n, ...rows) &&
      Number(n) === rows.length &&
      rows.length <= 1000 &&
      names.size === rows.length &&
      rows.every(
        (row) =>
          /^[a-z]{1,10}(?: \d{1,10}){3}$/u.test(row) &&
          row
            .split(' ')
            .slice(1)
            .every((mark) => Number(mark) <= MOST),
      )
    );
  },
  // Sorts the whole list.
  solve: (input) => {
    const all = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row, at) => {
        const [name = '', ...marks] = row.split(' ');
        const numbers = marks.map(Number);
        return { name, at, sum: numbers.reduce((sum, one) => sum + one, 0), top: Math.max(...numbers) };
      });
    const sorted = all.toSorted((one, other) => other.sum - one.sum || other.top - one.top || one.at - other.at);
    const places = new Map(sorted.map(({ name }, place) => [name, place]));
    return lines(
      [sorted[0]?.name ?? '', sorted.at(-1)?.name ?? ''],
      all.map(({ name }) => places.get(name) ?? 0),
    );
  },
} satisfies Making;
