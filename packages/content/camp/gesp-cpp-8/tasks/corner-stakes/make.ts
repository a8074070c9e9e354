import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Stake = readonly [x: number, y: number];
const BILLION = 1_000_000_000;
const meadow = (stakes: readonly Stake[]) => lines(stakes.length, ...stakes);
const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));

/** Different places of a turned and stretched square grid, in a random order. */
function grid(random: Random, n: number, side: number, [a, b]: Stake): string {
  return meadow(
    random.some(n, 0, side * side - 1).map((at): Stake => {
      const [i, j] = [(at % side) - Math.floor(side / 2), Math.floor(at / side) - Math.floor(side / 2)];
      return [i * a - j * b, i * b + j * a];
    }),
  );
}

const stakesOf = (numbers: readonly number[]) =>
  count(numbers.length / 2, (at): Stake => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);

export const making = {
  inputs: (random) => [
    meadow([
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    meadow([
      [-BILLION, -BILLION],
      [BILLION, -BILLION],
      [BILLION, BILLION],
      [-BILLION, BILLION],
      [0, 0],
    ]),
    grid(random, 12, 5, [1, 0]),
    grid(random, 20, 6, [1, 1]),
    grid(random, 60, 12, [3, 1]),
    grid(random, 100, 20, [20_000_000, 31_000_000]),
    grid(random, 200, 15, [60_000_000, 0]),
    grid(random, 200, 18, [33_333_333, 44_444_444]),
    grid(random, 150, 30, [9_999_991, 20_000_003]),
    grid(random, 199, 16, [12_345_678, 50_000_001]),
    meadow(count(200, (at): Stake => [at * 1000 - 100_000, at * 3000])),
    grid(random, 120, 14, [60_000_007, 59_999_999]),
  ],
  small: (random) =>
    grid(
      random,
      random.int(3, 8),
      4,
      random.pick([
        [1, 0],
        [1, 1],
        [2, 1],
      ]),
    ),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const stakes = stakesOf(rest);
    return (
      input === meadow(stakes) &&
      n === stakes.length &&
      n >= 3 &&
      n <= 200 &&
      new Set(stakes.map(String)).size === n &&
      rest.every((one) => Number.isInteger(one) && Math.abs(one) <= BILLION)
    );
  },
  // Compares exact squares of the three sides; the longest is the sum of the others.
  solve: (input) => {
    const stakes = stakesOf(numbersOf(input).slice(1)).map(([x, y]) => [BigInt(x), BigInt(y)] as const);
    const square = stakes.map(([x, y]) => stakes.map(([p, q]) => (x - p) * (x - p) + (y - q) * (y - q)));
    let [ways, most] = [0, 0n];
    for (let i = 0; i < stakes.length; i += 1)
      for (let j = 0; j < i; j += 1)
        for (let k = 0; k < j; k += 1) {
          const [a, b, c] = [square[i]?.[j] ?? 0n, square[j]?.[k] ?? 0n, square[i]?.[k] ?? 0n];
          if (a + b !== c && b + c !== a && a + c !== b) continue;
          ways += 1;
          const [[x = 0n, y = 0n] = [], [p = 0n, q = 0n] = [], [r = 0n, s = 0n] = []] = [
            stakes[i],
            stakes[j],
            stakes[k],
          ];
          const twice = (p - x) * (s - y) - (q - y) * (r - x);
          const size = twice < 0n ? -twice : twice;
          if (size > most) most = size;
        }
    return lines([ways, String(most)]);
  },
} satisfies Making;
