import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const lengthOf = (n: number) => 2 ** (n + 1) - n - 2;
const score = (n: number, asked: readonly number[]) => lines([n, asked.length], ...asked);
const upTo = (random: Random, most: number) => 1 + Math.floor((random.int(0, 1_000_000_000) / 1_000_000_001) * most);
const any = (random: Random, n: number, q: number) => Array.from({ length: q }, () => upTo(random, lengthOf(n)));
/** Asks inside the high notes in the middle of each part. */
const middles = (n: number) =>
  Array.from({ length: n - 1 }, (_, at) => lengthOf(at + 1) + Math.ceil((at + 2) / 2)).filter((k) => k <= lengthOf(n));

export const making = {
  inputs: (random) => [
    score(1, [1]),
    score(
      4,
      Array.from({ length: lengthOf(4) }, (_, at) => at + 1),
    ),
    score(6, [1, 60, 61, 63, 120]),
    score(20, any(random, 20, 30)),
    score(50, [1, lengthOf(50), lengthOf(49), lengthOf(49) + 1, lengthOf(49) + 50, lengthOf(49) + 51]),
    score(50, middles(50)),
    score(50, any(random, 50, 100)),
    score(
      49,
      Array.from({ length: 100 }, () => lengthOf(49) - 1),
    ),
    score(33, any(random, 33, 50)),
    score(40, [...middles(40), ...any(random, 40, 20)]),
    score(
      45,
      any(random, 45, 100).toSorted((a, b) => a - b),
    ),
  ],
  small: (random) => {
    const n = random.int(1, 7);
    return score(
      n,
      Array.from({ length: random.int(1, 6) }, () => random.int(1, lengthOf(n))),
    );
  },
  isValid: (input) => {
    const [n = 0, q = 0, ...asked] = numbersOf(input);
    return (
      input === score(n, asked) &&
      n >= 1 &&
      n <= 50 &&
      q === asked.length &&
      q >= 1 &&
      q <= 100 &&
      asked.every((k) => Number.isInteger(k) && k >= 1 && k <= lengthOf(n))
    );
  },
  // After the m-th low note come 2 high ones, and one more for each time that 2 divides m. So the low note after the
  // m-th is the (4m + 1 - ones of m in binary)-th of all notes.
  solve: (input) => {
    const [, , ...asked] = numbersOf(input);
    const placeAfter = (m: number) =>
      4 * m +
      1 -
      m
        .toString(2)
        .split('')
        .filter((bit) => bit === '1').length;
    const lowAmong = (k: number) => {
      let before = 0;
      for (let more = 2 ** 51; more >= 1; more /= 2) if (placeAfter(before + more) <= k) before += more;
      return before + 1;
    };
    return lines(...asked.map((k) => k - lowAmong(k)));
  },
} satisfies Making;
