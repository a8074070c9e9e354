import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [number, number];
const song = (beats: readonly number[], asked: readonly Pair[]) => lines([beats.length, asked.length], beats, ...asked);
const TERA = 1_000_000_000_000;
const some = (random: Random, n: number, q: number, most: number, last: number) =>
  song(
    Array.from({ length: n }, () => random.int(0, most)),
    Array.from({ length: q }, (): Pair => {
      const l = random.int(1, last);
      return [l, random.int(l, last)];
    }),
  );
const read = (input: string) => {
  const [n = 0, q = 0, ...rest] = numbersOf(input);
  const asked = Array.from({ length: q }, (_, at): Pair => [rest[n + 2 * at] ?? 0, rest[n + 2 * at + 1] ?? 0]);
  return { beats: rest.slice(0, n), asked };
};

export const making = {
  inputs: (random) => [
    song([0], [[1, TERA]]),
    song(
      [100_000],
      [
        [1, TERA],
        [TERA, TERA],
      ],
    ),
    song(
      [1, 2, 3, 4],
      [
        [4, 4],
        [5, 5],
        [4, 5],
        [1, 4],
        [2, 9],
        [8, 8],
      ],
    ),
    song(
      [7, 0, 0],
      [
        [1, 1],
        [3, 4],
        [2, 3],
        [999_999_999_999, TERA],
      ],
    ),
    some(random, 1000, 1000, 100_000, TERA),
    some(random, 7, 100, 100_000, TERA),
    some(random, 10, 50, 9, 100),
    some(random, 100, 30, 100_000, 5_000_000_000),
    some(random, 999, 300, 5, TERA),
    some(random, 3, 20, 100_000, 500_000),
  ],
  small: (random) => some(random, random.int(1, 5), random.int(1, 3), 9, 30),
  isValid: (input) => {
    const { beats, asked } = read(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === song(beats, asked) &&
      isIn(beats.length, 1, 1000) &&
      isIn(asked.length, 1, 1000) &&
      beats.every((one) => isIn(one, 0, 100_000)) &&
      asked.every(([l, r]) => isIn(l, 1, TERA) && isIn(r, l, TERA))
    );
  },
  // Counts how often each beat sounds; exact whole numbers without bounds.
  solve: (input) => {
    const { beats, asked } = read(input);
    const n = beats.length;
    const times = (upTo: number, at: number) => Math.floor((upTo - at - 1) / n) + 1;
    return lines(
      ...asked.map(([l, r]) => {
        let sum = 0n;
        for (const [at, loud] of beats.entries()) sum += BigInt(loud) * BigInt(times(r, at) - times(l - 1, at));
        return `${sum}`;
      }),
    );
  },
} satisfies Making;
