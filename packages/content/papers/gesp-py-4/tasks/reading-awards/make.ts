import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

type Entry = readonly [name: string, book: number, pages: number];

const report = (k: number, entries: readonly Entry[]) => lines([entries.length, k], ...entries);
const nameOf = (random: Random, longest: number, letters: string) =>
  Array.from({ length: random.int(1, longest) }, () => letters[random.int(0, letters.length - 1)]).join('');

interface Bounds {
  k: number;
  longest: number;
  letters: string;
  books: number;
  pages: number;
}

const any = (random: Random, n: number, { k, longest, letters, books, pages }: Bounds) =>
  report(
    k,
    Array.from({ length: n }, (): Entry => [
      nameOf(random, longest, letters),
      random.int(1, books),
      random.int(1, pages),
    ]),
  );

const ABC = 'abcdefghijklmnopqrstuvwxyz';

export const making = {
  inputs: (random) => [
    report(1, [['z', 1_000_000, 1000]]),
    any(random, 40, { k: 5, longest: 2, letters: 'ab', books: 4, pages: 5 }),
    any(random, 300, { k: 100, longest: 2, letters: 'abcdef', books: 3, pages: 4 }),
    any(random, 3000, { k: 100, longest: 8, letters: ABC, books: 1_000_000, pages: 3 }),
    any(random, 3000, { k: 100, longest: 3, letters: 'abc', books: 9, pages: 1000 }),
    any(random, 2999, { k: 30, longest: 2, letters: 'xyz', books: 1_000_000, pages: 2 }),
    report(
      100,
      Array.from({ length: 600 }, (_, at): Entry => [`${ABC[at % 26] ?? ''}${ABC[at % 7] ?? ''}`, (at % 5) + 1, 10]),
    ),
    report(
      20,
      Array.from({ length: 900 }, (_, at): Entry => ['q', 7, 1 + at]),
    ),
    any(random, 800, { k: 60, longest: 3, letters: 'mnop', books: 4, pages: 6 }),
    any(random, 1500, { k: 99, longest: 2, letters: ABC, books: 6, pages: 8 }),
  ],
  small: (random) =>
    any(random, random.int(1, 9), { k: random.int(1, 5), longest: 1, letters: 'abc', books: 3, pages: 4 }),
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = first.split(' ').map(Number);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      /^\d+ \d+$/u.test(first) &&
      isIn(n, 3000) &&
      isIn(k, 100) &&
      rows.length === n &&
      rows.every((row) => {
        const [, book = 0, pages = 0] = row.split(' ').map(Number);
        return /^[a-z]{1,8} \d+ \d+$/u.test(row) && isIn(book, 1_000_000) && isIn(pages, 1000);
      })
    );
  },
  // Sorts the entries, keeps the longest of each person and book, and picks the best person again and again.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [, k = 0] = first.split(' ').map(Number);
    const longest = new Map<string, number>();
    for (const row of rows) {
      const [name = '', book = '', pages = ''] = row.split(' ');
      const key = `${name} ${book}`;
      longest.set(key, Math.max(longest.get(key) ?? 0, Number(pages)));
    }
    const people = new Map<string, { total: number; kinds: number }>();
    for (const [key, pages] of longest) {
      const [name = ''] = key.split(' ');
      const { total, kinds } = people.get(name) ?? { total: 0, kinds: 0 };
      people.set(name, { total: total + pages, kinds: kinds + 1 });
    }
    const winners: string[] = [];
    while (winners.length < k && people.size > 0) {
      let best: string | undefined;
      for (const [name, one] of people) {
        const top = best === undefined ? undefined : people.get(best);
        const isBetter =
          best === undefined ||
          top === undefined ||
          one.total > top.total ||
          (one.total === top.total && (one.kinds < top.kinds || (one.kinds === top.kinds && name < best)));
        if (isBetter) best = name;
      }
      const one = people.get(best ?? '');
      winners.push(`${best} ${one?.total} ${one?.kinds}`);
      people.delete(best ?? '');
    }
    return lines(...winners);
  },
} satisfies Making;
