import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Entry = readonly [name: string, pages: number];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const month = (k: number, entries: readonly Entry[]) => lines([entries.length, k], ...entries);
/** Distinct names with only sixteen first letters, so that many begin alike. */
const nameOf = (no: number) => `${LETTERS[no % 16] ?? 'a'}${LETTERS[Math.floor(no / 16)] ?? 'a'}${'z'.repeat(no % 7)}`;
const any = (random: Random, n: number, names: number, most: number): Entry[] =>
  Array.from({ length: n }, () => [nameOf(random.int(0, names - 1)), random.int(1, most)]);
const many = (n: number, entry: Entry): Entry[] => Array.from({ length: n }, () => entry);

export const making = {
  inputs: (random) => [
    month(1, [['a', 1]]),
    month(100, many(1000, ['zzzzzzzz', 10_000_000])),
    month(2, [...many(500, ['big', 10_000_000]), ...many(400, ['bigger', 10_000_000]), ...many(100, ['small', 9])]),
    month(
      100,
      Array.from({ length: 100 }, (_, at): Entry => [nameOf(at), 50]),
    ),
    month(
      10,
      Array.from({ length: 60 }, (_, at): Entry => [nameOf(at % 20), at + 1]),
    ),
    month(3, [
      ['d', 6],
      ['c', 3],
      ['c', 3],
      ['b', 2],
      ['b', 2],
      ['b', 2],
      ['a', 6],
      ['aa', 6],
    ]),
    month(50, any(random, 200, 40, 5)),
    month(7, any(random, 90, 30, 3)),
    month(100, any(random, 1000, 100, 10_000_000)),
    month(20, any(random, 80, 30, 2)),
    month(12, any(random, 60, 25, 2)),
    month(30, any(random, 50, 20, 3)),
  ],
  small: (random) => month(random.int(1, 5), any(random, random.int(1, 9), 5, 4)),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = head.split(' ').map(Number);
    const entries = rows.map((row): Entry => [row.split(' ')[0] ?? '', Number(row.split(' ')[1])]);
    return (
      input === month(k, entries) &&
      n >= 1 &&
      n <= 1000 &&
      k >= 1 &&
      k <= 100 &&
      new Set(entries.map(([name]) => name)).size <= 100 &&
      entries.every(([name, pages]) => /^[a-z]{1,8}$/u.test(name) && pages >= 1 && pages <= 10_000_000)
    );
  },
  // Ranks each student by counting the students ahead.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const k = Number(head.split(' ')[1]);
    const entries = rows.map((row) => row.split(' '));
    const students = [...Map.groupBy(entries, ([name = '']) => name)].map(([name, own]) => ({
      name,
      pages: own.reduce((sum, [, pages]) => sum + Number(pages), 0),
      count: own.length,
    }));
    const placed = students.map((one) => {
      const before = students.filter(
        (other) =>
          other.pages > one.pages ||
          (other.pages === one.pages &&
            (other.count < one.count || (other.count === one.count && other.name < one.name))),
      );
      return { place: before.length, row: [one.name, one.pages, one.count] };
    });
    const wanted = Array.from({ length: Math.min(k, students.length) }, (_, place) =>
      placed.flatMap((one) => (one.place === place ? one.row : [])),
    );
    return lines(...wanted);
  },
} satisfies Making;
