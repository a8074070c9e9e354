import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const word = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCodePoint(97 + random.int(0, 25))).join('');
const words = (random: Random, count: number) =>
  Array.from({ length: count }, (_, at) => word(random, 7) + String.fromCodePoint(97 + (at % 26)));

/** `n` votes of `people` pupils for `songs` songs. */
const votes = (random: Random, n: number, people: number, songs: number) => {
  const [names, titles] = [words(random, people), words(random, songs)];
  return lines(
    n,
    ...Array.from({ length: n }, () => [
      names[random.int(0, people - 1)] ?? 'a',
      titles[random.int(0, songs - 1)] ?? 'b',
    ]),
  );
};

/** Each pupil votes once for each of the songs in turn, so that all songs end with nearly equal votes. */
const inTurn = (random: Random, people: number, songs: number, rounds: number) => {
  const [names, titles] = [words(random, people), words(random, songs)];
  return lines(
    people * rounds,
    ...Array.from({ length: people * rounds }, (_, at) => [
      names[at % people] ?? 'a',
      titles[(at + Math.floor(at / people)) % songs] ?? 'b',
    ]),
  );
};

const LINE = /^[a-z]{1,8} [a-z]{1,8}$/u;

export const making = {
  inputs: (random) => [
    lines(1, ['a', 'z']),
    lines(4, ['a', 'tide'], ['a', 'moon'], ['a', 'tide'], ['b', 'moon']),
    votes(random, 5000, 400, 6),
    votes(random, 5000, 3, 3),
    votes(random, 5000, 2000, 40),
    inTurn(random, 600, 4, 3),
    inTurn(random, 30, 30, 5),
    inTurn(random, 1250, 25, 4),
    votes(random, 300, 299, 2),
    votes(random, 1000, 60, 9),
    votes(random, 40, 12, 12),
    votes(random, 2000, 900, 300),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    const one = (letters: string) => letters[random.int(0, letters.length - 1)] ?? 'a';
    return lines(n, ...Array.from({ length: n }, () => [one('abc'), one('xyz')]));
  },
  isValid: (input) => {
    const [n = '', ...rest] = input.trimEnd().split('\n');
    return Number(n) >= 1 && Number(n) <= 5000 && rest.length === Number(n) && rest.every((one) => LINE.test(one));
  },
  // Sorts the songs after looking for each pupil's votes from the end.
  solve: (input) => {
    const all = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(' '));
    const byName = Map.groupBy(all, ([name]) => name);
    const lasts = [...byName.values()].map((mine) => mine.at(-1)?.[1] ?? '').toSorted();
    const bySong = [...Map.groupBy(lasts, (song) => song)].toSorted(([, one], [, other]) => other.length - one.length);
    const [song = '', its = []] = bySong[0] ?? [];
    const changed = [...byName.values()].filter((mine) => new Set(mine.map(([, title]) => title)).size > 1).length;
    return lines([song, its.length], changed);
  },
} satisfies Making;
