import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100_000;
const MOD = 1_000_000_007n;
const asked = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, q: number, least: number, most: number) =>
  Array.from({ length: q }, () => random.int(least, most));
/** Ways for each height, pushed upwards from the towers below. */
const WAYS = (() => {
  const ways = Array<bigint>(MOST + 5).fill(0n);
  ways[0] = 1n;
  for (let n = 0; n <= MOST; n++) {
    const now = (ways[n] ?? 0n) % MOD;
    ways[n] = now;
    for (const [height, colours] of [
      [1, 2n],
      [2, 1n],
      [4, 3n],
    ] as const)
      ways[n + height] = (ways[n + height] ?? 0n) + now * colours;
  }
  return ways;
})();

export const making = {
  inputs: (random) => [
    asked([1]),
    asked([3, 2, 4, 5]),
    asked(Array.from({ length: 30 }, (_, at) => at + 1)),
    asked(Array.from({ length: 1000 }, () => MOST)),
    asked(Array.from({ length: 1000 }, (_, at) => MOST - at)),
    asked(any(random, 1000, 90_000, MOST)),
    asked(any(random, 1000, 1, MOST)),
    asked(any(random, 500, 1, 60)),
    asked([MOST, 1, 99_999, 4]),
    asked(any(random, 9, 20, 40)),
    asked(any(random, 100, 40, 90)),
  ],
  small: (random) => asked(any(random, random.int(1, 5), 1, 12)),
  isValid: (input) => {
    const [q = 0, ...all] = numbersOf(input);
    return (
      input === asked(all) &&
      q >= 1 &&
      q <= 1000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) =>
    lines(
      ...numbersOf(input)
        .slice(1)
        .map((n) => `${WAYS[n] ?? 0n}`),
    ),
} satisfies Making;
