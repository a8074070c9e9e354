import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Call = readonly [from: number, to: number];
const MOST = 1_000_000_000;
const game = (cards: readonly number[], calls: readonly Call[]) => lines([cards.length, calls.length], cards, ...calls);
const digitSum = (x: number) => `${x}`.split('').reduce((sum, digit) => sum + Number(digit), 0);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));
/** Different cards, of which many have equal sums of digits. */
const alike = (random: Random, n: number) =>
  Array.from({ length: n }, (_, at) => Number(`${at % 7}${'0'.repeat(random.int(0, 5))}${random.int(1, 3)}`));
const calls = (random: Random, m: number, n: number): Call[] =>
  Array.from({ length: m }, () => {
    const [l = 1, r = 2] = random.some(2, 1, n).toSorted((one, other) => one - other);
    return [l, r];
  });
const callsOf = (all: readonly number[]): Call[] =>
  Array.from({ length: Math.floor(all.length / 2) }, (_, at) => [all[2 * at] ?? 0, all[2 * at + 1] ?? 0]);

export const making = {
  inputs: (random) => [
    game([1, 10], [[1, 2]]),
    game([1, 2], [[1, 2]]),
    game(
      [3, 4, 5, 12],
      [
        [1, 4],
        [2, 3],
        [1, 3],
      ],
    ),
    game(
      Array.from({ length: 500 }, () => MOST),
      calls(random, 500, 500),
    ),
    game(
      Array.from({ length: 500 }, (_, at) => at),
      calls(random, 500, 500),
    ),
    game(
      Array.from({ length: 300 }, (_, at) => 999 - at),
      calls(random, 200, 300),
    ),
    game(alike(random, 500), calls(random, 500, 500)),
    game(alike(random, 20), calls(random, 50, 20)),
    game(any(random, 500, MOST), calls(random, 500, 500)),
    game(any(random, 9, 60), calls(random, 30, 9)),
    game(alike(random, 100), calls(random, 9, 100)),
  ],
  small: (random) => {
    const n = random.int(2, 5);
    return game(any(random, n, 30), calls(random, random.int(1, 5), n));
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...rest] = numbersOf(input);
    const cards = rest.slice(0, n);
    const all = callsOf(rest.slice(n));
    return (
      input === game(cards, all) &&
      n >= 2 &&
      n <= 500 &&
      m >= 1 &&
      m <= 500 &&
      all.length === m &&
      cards.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
      all.every(([l, r]) => l >= 1 && l < r && r <= n)
    );
  },
  // Builds a new row for each call.
  solve: (input) => {
    const [n = 0, , ...rest] = numbersOf(input);
    let cards = rest.slice(0, n);
    let passed = 0;
    const all = callsOf(rest.slice(n));
    for (const [l, r] of all) {
      const [first = 0, ...part] = cards.slice(l - 1, r);
      const last = part.at(-1) ?? 0;
      const isPassed = digitSum(first) === digitSum(last);
      if (isPassed) passed++;
      const now = isPassed ? [last, first, ...part.slice(0, -1)] : [last, ...part.slice(0, -1), first];
      cards = [...cards.slice(0, l - 1), ...now, ...cards.slice(r)];
    }
    return lines([passed, all.length - passed], cards);
  },
} satisfies Making;
