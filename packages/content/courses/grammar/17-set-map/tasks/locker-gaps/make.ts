import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const row = (long: number, wishes: readonly number[]) => lines([long, wishes.length], wishes);
const GIGA = 1_000_000_000;
const some = (random: Random, long: number, count: number, least = 1, most = long) =>
  row(
    long,
    Array.from({ length: count }, () => random.int(least, most)),
  );

export const making = {
  inputs: (random) => [
    row(1, [1]),
    row(1, [1, 1]),
    row(GIGA, [GIGA, GIGA, 1]),
    row(6, [6, 5, 5, 4, 4, 1]),
    row(8, [3, 3, 3, 3, 8, 8, 1]),
    row(100, [90, 10, 50, 30, 70, 20]),
    row(
      1000,
      Array.from({ length: 1000 }, () => 200),
    ),
    some(random, GIGA, 1000),
    some(random, 1000, 1000),
    some(random, 60, 70),
    some(random, 50, 30),
    some(random, 500, 100, 400, 500),
  ],
  small: (random) => some(random, random.int(1, 12), random.int(1, 8)),
  isValid: (input) => {
    const [long = 0, n = 0, ...wishes] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === row(long, wishes) &&
      n === wishes.length &&
      isIn(long, GIGA) &&
      isIn(n, 1000) &&
      wishes.every((one) => isIn(one, long))
    );
  },
  // Compares with every used locker.
  solve: (input) => {
    const [long = 0, , ...wishes] = numbersOf(input);
    const used: number[] = [];
    return lines(
      ...wishes.map((wish) => {
        let at = wish;
        for (const one of used.toSorted((a, b) => a - b)) if (one === at) at++;
        if (at > long) return [0, 0];
        const near = used.length === 0 ? -1 : Math.min(...used.map((one) => Math.abs(one - at)));
        used.push(at);
        return [at, near];
      }),
    );
  },
} satisfies Making;
