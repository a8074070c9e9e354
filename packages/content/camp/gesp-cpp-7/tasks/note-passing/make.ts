import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [string, string];

const MOST = 20_000;
const noteOf = (from: string, to: string, pairs: readonly Pair[]) => lines([pairs.length, from, to], ...pairs);

/** Different code names of about `size` letters. */
function namesOf(random: Random, count: number, size: number, letters = 26): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const codes = Array.from(
      { length: random.int(Math.max(1, size - 1), size) },
      () => 97 + random.int(0, letters - 1),
    );
    names.add(String.fromCodePoint(...codes));
  }
  return [...names];
}

const at = (names: readonly string[], place: number): string => names[place] ?? '';

/** A row of people, and more pairs of people who are at most `near` places apart. */
function rowOf(random: Random, names: readonly string[], { more = 0, near = 1 } = {}): Pair[] {
  const row = names
    .slice(1)
    .map((name, place): Pair => (random.int(0, 1) === 0 ? [name, at(names, place)] : [at(names, place), name]));
  const extra = Array.from({ length: more }, (): Pair => {
    const one = random.int(0, names.length - 1 - near);
    const pair: Pair = [at(names, one), at(names, one + random.int(1, near))];
    return random.int(0, 1) === 0 ? pair : [pair[1], pair[0]];
  });
  const all = [...row, ...extra];
  return random.some(all.length, 0, all.length - 1).flatMap((place) => (all[place] ? [all[place]] : []));
}

/** The note goes from the first to the last person of a row. */
const alongRow = (random: Random, names: readonly string[], options?: { more?: number; near?: number }) =>
  noteOf(at(names, 0), at(names, names.length - 1), rowOf(random, names, options));

/** Two groups of people who do not know each other. */
function apart(random: Random, names: readonly string[]): string {
  const half = Math.floor(names.length / 2);
  const [one, other] = [names.slice(0, half), names.slice(half)];
  const pairs = [...rowOf(random, one, { more: 5, near: 2 }), ...rowOf(random, other, { more: 5, near: 2 })];
  return noteOf(at(one, 0), at(other, 1), pairs);
}

/** As many pairs as are allowed: a row of 10001 people, and many more pairs among those with short names. */
function manyNames(random: Random): string {
  const names = namesOf(random, 10_001, 3).toSorted((x, y) => x.length - y.length);
  const short = names.slice(0, 600);
  const pairs = [...rowOf(random, names), ...rowOf(random, short, { more: MOST - 10_599, near: 9 })];
  return noteOf(at(names, 0), at(names, names.length - 1), pairs);
}

export const making = {
  inputs: (random) => [
    noteOf('a', 'b', [['b', 'a']]),
    noteOf('a', 'z', [
      ['a', 'm'],
      ['m', 'a'],
      ['q', 'z'],
      ['z', 'q'],
    ]),
    apart(random, namesOf(random, 12, 3)),
    apart(random, namesOf(random, 200, 4)),
    alongRow(random, namesOf(random, 30, 3, 4), { more: 20, near: 5 }),
    alongRow(random, namesOf(random, 60, 4, 3), { more: 60, near: 8 }),
    alongRow(random, namesOf(random, 100, 4), { more: 200, near: 12 }),
    alongRow(random, namesOf(random, 150, 8), { more: 120, near: 5 }),
    alongRow(random, namesOf(random, 300, 2), { more: 100, near: 90 }),
    manyNames(random),
    apart(random, namesOf(random, 40, 8)),
    apart(random, namesOf(random, 300, 2)),
  ],
  small: (random) => {
    const names = namesOf(random, random.int(4, 9), 2, 5);
    const pairs = rowOf(random, names, { more: random.int(0, 5), near: 3 }).filter(() => random.int(1, 5) > 1);
    const known = [...new Set(pairs.flat())];
    const [from, to] = [at(known, 0), known.at(-1) ?? ''];
    return from === to ? noteOf('p', 'q', [['q', 'p']]) : noteOf(from, to, pairs);
  },
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [m = '', from = '', to = ''] = head.split(' ');
    const pairs = rows.map((row): Pair => {
      const [one = '', other = ''] = row.split(' ');
      return [one, other];
    });
    const known = new Set(pairs.flat());
    return (
      input === noteOf(from, to, pairs) &&
      Number(m) === pairs.length &&
      pairs.length >= 1 &&
      pairs.length <= MOST &&
      from !== to &&
      known.has(from) &&
      known.has(to) &&
      pairs.every(([one, other]) => one !== other && /^[a-z]{1,8}$/u.test(one) && /^[a-z]{1,8}$/u.test(other))
    );
  },
  // Grows the set of people who have seen the note from both ends until the two sets touch.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [, from = '', to = ''] = head.split(' ');
    const friends = new Map<string, string[]>();
    for (const row of rows) {
      const [one = '', other = ''] = row.split(' ');
      friends.set(one, [...(friends.get(one) ?? []), other]);
      friends.set(other, [...(friends.get(other) ?? []), one]);
    }
    const sides = [from, to].map((name) => ({ all: new Set([name]), edge: [name] }));
    for (let passes = 1; sides.every(({ edge }) => edge.length > 0); passes += 1) {
      const [mine, other] = sides.toSorted((x, y) => x.edge.length - y.edge.length);
      if (!mine || !other) break;
      const next = new Set(mine.edge.flatMap((name) => friends.get(name) ?? []).filter((name) => !mine.all.has(name)));
      if ([...next].some((name) => other.all.has(name))) return lines(passes);
      mine.edge = [...next];
      for (const name of next) mine.all.add(name);
    }
    return lines(-1);
  },
} satisfies Making;
