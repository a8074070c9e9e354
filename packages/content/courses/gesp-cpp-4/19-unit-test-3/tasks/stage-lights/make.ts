import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100_000;
const plans = (mod: number, all: readonly number[]) => lines([all.length, mod], all);
const any = (random: Random, k: number, least: number, most: number) =>
  Array.from({ length: k }, () => random.int(least, most));
/** Ways for up to `most` lamps: three choices after any lamp, and a fourth after an unlit one, of which there are f(n - 2). */
function waysUpTo(most: number, mod: number): bigint[] {
  const m = BigInt(mod);
  const ways = [1n % m, 4n % m];
  for (let n = 2; n <= most; n++) ways.push((3n * (ways[n - 1] ?? 0n) + (ways[n - 2] ?? 0n)) % m);
  return ways;
}

export const making = {
  inputs: (random) => [
    plans(1_000_000_000, [1]),
    plans(1, [9, 8, 7, 100_000]),
    plans(7, [3, 2, 2, 1, 1]),
    plans(
      1_000_000_000,
      Array.from({ length: 1000 }, () => MOST),
    ),
    plans(
      999_999_937,
      Array.from({ length: 1000 }, (_, at) => at + 1),
    ),
    plans(
      1_000_000_000,
      Array.from({ length: 20 }, (_, at) => 20 - at),
    ),
    plans(1_000_000_000, any(random, 1000, 1, MOST)),
    plans(3, any(random, 1000, 1, MOST)),
    plans(10, any(random, 300, 1, 50)),
    plans(123_456_789, any(random, 500, 90_000, MOST)),
    plans(2, any(random, 60, 1, 9)),
    plans(999_999_999, any(random, 400, 1000, 90_000)),
    plans(876_543_210, any(random, 70, 40, 5000)),
    plans(987_654_321, any(random, 100, 17, 60)),
  ],
  small: (random) => plans(random.int(1, 30), any(random, random.int(1, 5), 1, 8)),
  isValid: (input) => {
    const [k = 0, mod = 0, ...all] = numbersOf(input);
    return (
      input === plans(mod, all) &&
      all.length === k &&
      k >= 1 &&
      k <= 1000 &&
      mod >= 1 &&
      mod <= 1_000_000_000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) => {
    const [, mod = 1, ...all] = numbersOf(input);
    const ways = waysUpTo(Math.max(...all), mod);
    const rows = all.map((n, at) => ({ no: at + 1, rest: Number(ways[n] ?? 0n) }));
    return lines(
      ...rows.toSorted((one, other) => other.rest - one.rest || one.no - other.no).map(({ no, rest }) => [no, rest]),
    );
  },
} satisfies Making;
