import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const freezer = (k: number, m: number, blocks: readonly number[]) => lines([blocks.length, k, m], blocks);
const GIGA = 1_000_000_000;
const some = (random: Random, n: number, k: number, m: number, most: number) =>
  freezer(
    k,
    m,
    Array.from({ length: n }, () => random.int(1, most)),
  );

export const making = {
  inputs: (random) => [
    freezer(1, 1, [1]),
    freezer(5, 6, [5, 10, 15]),
    freezer(GIGA, 1, [GIGA, 1]),
    freezer(3, 5, [9, 9, 9]),
    freezer(2, 4, [1, 2, 3, 4, 5]),
    freezer(10, 7, [30, 20, 10, 40]),
    freezer(4, 3, [8, 4, 4]),
    freezer(
      7,
      5000,
      Array.from({ length: 500 }, () => 700),
    ),
    some(random, 1000, 100_000_000, 3000, GIGA),
    some(random, 1000, 1, 5000, 9),
    some(random, 30, 10, 40, 60),
    some(random, 100, 5, 150, 20),
    some(random, 50, 100_000_000, 60, GIGA),
  ],
  small: (random) => some(random, random.int(1, 6), random.int(1, 4), random.int(1, 12), 12),
  isValid: (input) => {
    const [n = 0, k = 0, m = 0, ...blocks] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === freezer(k, m, blocks) &&
      n === blocks.length &&
      isIn(n, 1000) &&
      isIn(m, 5000) &&
      [k, ...blocks].every((one) => isIn(one, GIGA))
    );
  },
  // Looks for the heaviest block each time.
  solve: (input) => {
    const [, k = 0, m = 0, ...blocks] = numbersOf(input);
    const now = [...blocks];
    for (let time = 0; time < m && now.length > 0; time++) {
      let at = 0;
      for (const [other, one] of now.entries()) if (one > (now[at] ?? 0)) at = other;
      const [heavy = 0] = now.splice(at, 1);
      if (heavy > k) now.push(heavy - k);
    }
    return lines([now.length, Math.max(0, ...now)]);
  },
} satisfies Making;
