import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100_000_000;
const scanned = (prices: readonly number[]) => lines([...prices, 0]);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    scanned([1]),
    scanned([MOST]),
    scanned(Array.from({ length: 1000 }, () => MOST)),
    scanned(Array.from({ length: 1000 }, () => 1)),
    scanned(Array.from({ length: 50 }, (_, at) => at + 1)),
    scanned([10, 100, 1000]),
    scanned(any(random, 60, MOST)),
    scanned(any(random, 100, MOST)),
    scanned(any(random, 999, MOST)),
    scanned(any(random, 500, MOST)),
  ],
  small: (random) => scanned(any(random, random.int(0, 6), 20)),
  isValid: (input) => {
    const prices = numbersOf(input);
    const last = prices.pop();
    return (
      input === scanned(prices) &&
      last === 0 &&
      prices.length <= 1000 &&
      prices.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) => {
    const prices = numbersOf(input);
    return lines([prices.length - 1, prices.reduce((sum, one) => sum + one, 0)]);
  },
} satisfies Making;
