import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
/** As many questions as there may be, about parts that are half as long as the list. */
const MANY = Array.from({ length: 40 }, (_, at) => 12_000 + 100 * at);
const library = (sounds: readonly number[], asked: readonly number[]) =>
  lines([sounds.length, asked.length], sounds, asked);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    library([0], [1]),
    library([3, 1, 3, 1, 3], [1, 2, 3, 5]),
    library(
      Array.from({ length: 30_000 }, () => MOST),
      MANY,
    ),
    library(
      Array.from({ length: 1000 }, (_, at) => at * 999_999),
      [1, 10, 500, 1000],
    ),
    library(
      Array.from({ length: 1000 }, (_, at) => MOST - at * 7),
      [1, 10, 500, 1000],
    ),
    library(any(random, 30_000, 0, MOST), MANY),
    library(any(random, 30_000, 0, 9), MANY),
    library(any(random, 30_000, MOST - 9, MOST), MANY),
    library([...any(random, 20_000, 5, 9), ...any(random, 9000, 0, 3)], MANY),
    library(any(random, 100, 0, 2), [1, 2, 3, 5, 8, 13]),
    library(any(random, 20, 0, 1), [1, 2, 4]),
    library(any(random, 28_000, 0, MOST), MANY),
    library(
      Array.from({ length: 30_000 }, () => 5),
      MANY,
    ),
  ],
  small: (random) => {
    const n = random.int(1, 7);
    return library(any(random, n, 0, 3), any(random, random.int(1, 3), 1, n));
  },
  isValid: (input) => {
    const [n = 0, q = 0, ...rest] = numbersOf(input);
    const sounds = rest.slice(0, n);
    const asked = rest.slice(n);
    return (
      input === library(sounds, asked) &&
      n >= 1 &&
      n <= 100_000 &&
      asked.length === q &&
      q >= 1 &&
      q <= 40 &&
      sounds.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
      asked.every((one) => one >= 1 && one <= n)
    );
  },
  // Takes differences of sums from the beginning.
  solve: (input) => {
    const [n = 0, , ...rest] = numbersOf(input);
    const sums = [0];
    for (const one of rest.slice(0, n)) sums.push((sums.at(-1) ?? 0) + one);
    return lines(
      ...rest.slice(n).map((k) => {
        const parts = sums.slice(k).map((sum, at) => sum - (sums[at] ?? 0));
        const least = parts.reduce((small, one) => Math.min(small, one), Number.MAX_SAFE_INTEGER);
        return [parts.indexOf(least) + 1, least];
      }),
    );
  },
} satisfies Making;
