import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const page = (m: number, k: number, all: readonly number[]) => lines([m, all.length, k], all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    page(50, 1, any(random, 200, 1, 45)),
    page(1000, 100, [1000]),
    page(5, 3, [1, 2, 1, 2, 1, 2, 1]),
    page(8, 4, [8, 8, 8, 7, 7, 7, 6, 6, 6]),
    page(40, 1, any(random, 30, 5, 39)),
    page(30, 2, any(random, 20, 1, 29)),
    page(20, 2, any(random, 90, 2, 12)),
    page(300, 3, any(random, 500, 1, 299)),
    page(10, 100, Array<number>(1000).fill(4)),
    page(90, 2, any(random, 700, 1, 80)),
    page(1000, 7, any(random, 1500, 1, 1000)),
    page(1000, 2, any(random, 4000, 1, 700)),
    page(60, 1, any(random, 800, 3, 50)),
    page(200, 6, any(random, 600, 1, 90)),
  ],
  small: (random) => {
    const m = random.int(1, 6);
    return page(m, random.int(1, 3), any(random, random.int(1, 9), 1, m));
  },
  isValid: (input) => {
    const [m = 0, n = 0, k = 0, ...all] = numbersOf(input);
    return (
      input === page(m, k, all) &&
      m >= 1 &&
      m <= 1000 &&
      n >= 1 &&
      n <= 100_000 &&
      k >= 1 &&
      k <= 100 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= m)
    );
  },
  // Every sticker that is not needed for the page is left over.
  solve: (input) => {
    const [m = 0, n = 0, k = 1, ...all] = numbersOf(input);
    const owned = new Set(all);
    const missing = Array.from({ length: m }, (_, at) => at + 1).filter((one) => !owned.has(one));
    const swapped = Math.floor((n - owned.size) / k);
    return lines(missing.length > 0 ? missing : 'full', Math.max(0, missing.length - swapped));
  },
} satisfies Making;
