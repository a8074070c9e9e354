import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const cards = (rounds: number, all: readonly number[]) => lines([all.length, rounds], all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const inversions = (all: readonly number[]) =>
  all.reduce((sum, one, at) => sum + all.slice(at + 1).filter((other) => other < one).length, 0);

export const making = {
  inputs: (random) => [
    cards(0, [5]),
    cards(1, [2, 1]),
    cards(2, [3, 3, 2, 2, 1, 1]),
    cards(
      500,
      Array.from({ length: 1000 }, () => -MOST),
    ),
    cards(
      3,
      Array.from({ length: 100 }, (_, at) => at),
    ),
    cards(
      400,
      Array.from({ length: 1000 }, (_, at) => 1000 - at),
    ),
    cards(
      7,
      Array.from({ length: 30 }, (_, at) => 30 - at),
    ),
    cards(10, any(random, 1000, -MOST, MOST)),
    cards(600, any(random, 1000, -MOST, MOST)),
    cards(4, any(random, 40, 1, 5)),
    cards(0, any(random, 60, 1, 99)),
    cards(90, any(random, 300, -9, 9)),
    cards(1, [9, ...Array.from({ length: 50 }, (_, at) => -at)]),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return cards(random.int(0, n), any(random, n, 1, 5));
  },
  isValid: (input) => {
    const [n = 0, k = -1, ...all] = numbersOf(input);
    return (
      input === cards(k, all) &&
      all.length === n &&
      n >= 1 &&
      n <= 1000 &&
      k >= 0 &&
      k <= n &&
      all.every((one) => Number.isInteger(one) && Math.abs(one) <= MOST)
    );
  },
  // Carries the largest card along in each round, and counts pairs in the wrong order instead of swaps.
  solve: (input) => {
    const [, k = 0, ...all] = numbersOf(input);
    let now: readonly number[] = all;
    for (let round = 0; round < k; round++) {
      let carried = now[0] ?? 0;
      const next: number[] = [];
      for (const one of now.slice(1)) {
        next.push(Math.min(carried, one));
        carried = Math.max(carried, one);
      }
      now = [...next, carried];
    }
    const left = inversions(now);
    return lines(now, [inversions(all) - left, left]);
  },
} satisfies Making;
