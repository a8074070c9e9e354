import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const corridor = (n: number, drains: readonly number[]) =>
  drains.length === 0 ? lines([n, 0]) : lines([n, drains.length], drains);

/** About one cell in `each` has a drain. */
const any = (random: Random, n: number, each: number) =>
  corridor(
    n,
    Array.from({ length: n }, (_, at) => at + 1).filter(() => random.int(1, each) === 1),
  );

const every = (n: number, step: number) =>
  corridor(
    n,
    Array.from({ length: Math.floor(n / step) }, (_, at) => (at + 1) * step),
  );

const PRIME = 1_000_000_007;

export const making = {
  inputs: (random) => [
    corridor(1, []),
    corridor(3, [1, 2, 3]),
    corridor(30, []),
    any(random, 45, 9),
    every(60, 7),
    any(random, 400, 20),
    corridor(50_000, []),
    any(random, 50_000, 30),
    any(random, 49_999, 9),
    every(48_000, 5),
    any(random, 2000, 4),
    corridor(36_000, [18_000]),
  ],
  small: (random) => any(random, random.int(1, 12), random.int(2, 9)),
  isValid: (input) => {
    const [n = 0, m = 0, ...drains] = numbersOf(input);
    return (
      input === corridor(n, drains) &&
      drains.length === m &&
      n >= 1 &&
      n <= 50_000 &&
      drains.every((one, at) => Number.isInteger(one) && one >= 1 && one <= n && one > (drains[at - 1] ?? 0))
    );
  },
  // Adds up to the right: the ways behind each cell, once after a yellow tile and once after another one.
  solve: (input) => {
    const [n = 0, , ...drains] = numbersOf(input);
    const isWet = new Set(drains);
    const isDry = (from: number, to: number) => {
      for (let cell = from; cell <= to; cell++) if (isWet.has(cell)) return false;
      return to <= n;
    };
    const [afterYellow, afterOther] = [Array.from({ length: n + 4 }, () => 0), Array.from({ length: n + 4 }, () => 0)];
    afterYellow[n] = afterOther[n] = 1;
    for (let done = n - 1; done >= 0; done--) {
      const short = (afterOther[done + 1] ?? 0) + (isDry(done + 1, done + 2) ? (afterOther[done + 2] ?? 0) : 0);
      afterYellow[done] = short % PRIME;
      afterOther[done] = (short + (isDry(done + 1, done + 3) ? (afterYellow[done + 3] ?? 0) : 0)) % PRIME;
    }
    return lines(afterOther[0] ?? 0);
  },
} satisfies Making;
