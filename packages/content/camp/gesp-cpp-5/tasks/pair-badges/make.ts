import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 200_000;
const calls = (sums: readonly number[]) => lines(sums.length, ...sums);
const isPrime = (one: number) => {
  for (let i = 2; i * i <= one; i += 1) if (one % i === 0) return false;
  return one >= 2;
};
/** Sums of which every third is twice a prime, every third a square of a prime and 2 or more. */
const mixed = (random: Random, q: number, most: number) =>
  Array.from({ length: q }, (_, at) => {
    let one = random.int(2, Math.floor(most / 2));
    if (at % 3 === 0) while (!isPrime(one)) one -= 1;
    return at % 3 === 0 ? 2 * one : at % 3 === 1 ? one + 1 : 2 * one;
  });

export const making = {
  inputs: (random) => [
    calls([1]),
    calls(Array.from({ length: 40 }, (_, at) => at + 1)),
    calls([8, 12, 18, 20, 24, 30]),
    calls([MOST, MOST - 2, MOST - 4]),
    calls(Array.from({ length: 100 }, () => MOST)),
    calls(Array.from({ length: 100 }, (_, at) => MOST - at)),
    calls(Array.from({ length: 100 }, (_, at) => MOST - 300 + at * 2)),
    calls(mixed(random, 60, 2000)),
    calls(mixed(random, 100, MOST)),
    calls(Array.from({ length: 100 }, () => random.int(180_000, MOST))),
    calls([199_999, 199_998, 4, 6, 9, 49 + 2, 121 + 2, 169 + 2]),
  ],
  small: (random) => calls(Array.from({ length: random.int(1, 5) }, () => random.int(1, 200))),
  isValid: (input) => {
    const [q = 0, ...sums] = numbersOf(input);
    return (
      input === calls(sums) &&
      q === sums.length &&
      q >= 1 &&
      q <= 100 &&
      sums.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Lists the primes by trial division and meets from both ends of the list.
  solve: (input) => {
    const [, ...sums] = numbersOf(input);
    const primes = Array.from({ length: Math.max(...sums) }, (_, at) => at + 1).filter(isPrime);
    const countOf = (sum: number) => {
      let [left, right, count] = [0, primes.length - 1, 0];
      while (left <= right) {
        const made = (primes[left] ?? 0) + (primes[right] ?? 0);
        if (made === sum) count += 1;
        if (made <= sum) left += 1;
        else right -= 1;
      }
      return count;
    };
    return lines(...sums.map(countOf));
  },
} satisfies Making;
