import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Club = readonly [acts: number, prizes: number, people: number];
const MOST = 100_000_000;
const PEOPLE = 1_000_000_000;
const nameAt = (at: number) =>
  [(at * 5) % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)]
    .map((letter) => String.fromCharCode(97 + letter))
    .join('');
const list = (k: number, clubs: readonly Club[]) =>
  lines([clubs.length, k], ...clubs.map((club, at) => [nameAt(at), ...club]));
const any = (random: Random, n: number, [acts, prizes, people]: readonly [number, number, number]): Club[] =>
  Array.from({ length: n }, () => [random.int(0, acts), random.int(0, prizes), random.int(1, people)]);
const crowd = (random: Random, n: number): Club[] =>
  Array.from({ length: n }, () => [random.int(0, 9), random.int(0, 9), PEOPLE - random.int(0, 2)]);

export const making = {
  inputs: (random) => [
    list(1, [[0, 0, 1]]),
    list(2, [
      [10, 0, 4],
      [0, 3, 4],
      [10, 0, 4],
      [0, 3, 5],
    ]),
    list(
      500,
      Array.from({ length: 1000 }, (): Club => [MOST, MOST, PEOPLE]),
    ),
    list(
      7,
      Array.from({ length: 50 }, (_, at): Club => [at, 0, 9]),
    ),
    list(
      7,
      Array.from({ length: 50 }, (_, at): Club => [50 - at, 0, 9]),
    ),
    list(400, crowd(random, 1000)),
    list(9, crowd(random, 60)),
    list(300, any(random, 1000, [MOST, MOST, PEOPLE])),
    list(100, any(random, 800, [3, 1, 3])),
    list(3, any(random, 30, [1, 1, 2])),
    list(12, any(random, 40, [10, 3, 4])),
    list(20, [...any(random, 200, [2, 1, PEOPLE]), ...any(random, 9, [10, 3, 2])]),
    list(45, any(random, 200, [1, 0, 3])),
    list(30, crowd(random, 80)),
    list(200, any(random, 300, [MOST, MOST, PEOPLE])),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return list(random.int(1, n), any(random, n, [1, 1, 2]));
  },
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = head.split(' ').map(Number);
    const names = new Set(rows.map((row) => row.split(' ')[0]));
    return (
      input === lines([n, k], ...rows) &&
      rows.length === n &&
      k >= 1 &&
      k <= n &&
      n <= 1000 &&
      names.size === n &&
      rows.every((row) => {
        const [a = -1, b = -1, c = 0] = row.split(' ').slice(1).map(Number);
        return /^[a-z]{1,8}(?: \d+){3}$/u.test(row) && a <= MOST && b <= MOST && c >= 1 && c <= PEOPLE;
      })
    );
  },
  // A club wins if fewer than k are better than it.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const k = Number(head.split(' ')[1]);
    const clubs = rows.map((row, at) => {
      const [name = '', a = '', b = '', c = ''] = row.split(' ');
      return { name, at, points: 3 * Number(a) + 10 * Number(b), people: Number(c) };
    });
    const better = (one: (typeof clubs)[number]) =>
      clubs.filter((other) => other.points > one.points || (other.points === one.points && other.people < one.people))
        .length;
    const winners = clubs
      .map((club) => ({ ...club, place: better(club) }))
      .filter(({ place }) => place < k)
      .toSorted((one, other) => one.place - other.place || one.at - other.at);
    return lines(
      ...winners.map(({ name, points }) => [name, points]),
      winners.reduce((sum, { people }) => sum + people, 0),
    );
  },
} satisfies Making;
