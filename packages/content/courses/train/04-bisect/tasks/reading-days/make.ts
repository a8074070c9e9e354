import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const GIGA = 1_000_000_000;
const books = (k: number, rest: number, all: readonly number[]) => lines([all.length, k, rest], all);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

/** Days needed when no day may be longer than `limit`, read from the last chapter back. */
function daysFor(all: readonly number[], rest: number, limit: number): number {
  let [days, now] = [1, -rest];
  for (const one of all.toReversed()) {
    if (one > limit) return Infinity;
    if (now + rest + one > limit) {
      days++;
      now = one;
    } else now += rest + one;
  }
  return days;
}

export const making = {
  inputs: (random) => [
    books(1, GIGA, [GIGA]),
    books(2000, 0, [1]),
    books(3, 5, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    books(4, 0, [9, 8, 7, 6, 5, 4, 3, 2, 1]),
    books(7, 20, some(random, 50, 1, 300)),
    books(20, 7, some(random, 100, 1, 2000)),
    books(3, 40, some(random, 90, 10, 500)),
    books(
      1,
      GIGA,
      Array.from({ length: 2000 }, () => GIGA),
    ),
    books(30, GIGA, some(random, 2000, 1, GIGA)),
    books(100, 100_000_000, some(random, 2000, 1, GIGA)),
    books(500, 0, some(random, 2000, 1, GIGA)),
    books(1999, 5, some(random, 2000, 900_000_000, GIGA)),
    books(9, 700_000_000, some(random, 1500, 1, 1000)),
    books(77, 300_000_000, some(random, 1999, 1, GIGA)),
    books(250, 90_000_000, [...some(random, 999, 1, 40_000_000), GIGA]),
    books(12, 350_000_000, some(random, 800, 200_000_000, GIGA)),
  ],
  small: (random) => books(random.int(1, 5), random.int(0, 4), some(random, random.int(1, 8), 1, 9)),
  isValid: (input) => {
    const [n = 0, k = 0, rest = -1, ...all] = numbersOf(input);
    return (
      input === books(k, rest, all) &&
      n === all.length &&
      n >= 1 &&
      n <= 2000 &&
      k >= 1 &&
      k <= 2000 &&
      Number.isInteger(rest) &&
      rest >= 0 &&
      rest <= GIGA &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= GIGA)
    );
  },
  // Few chapters: the best of all last days, for each number of days. Many: steps of powers of two.
  solve: (input) => {
    const [n = 0, k = 0, rest = 0, ...all] = numbersOf(input);
    if (n <= 100) {
      let best = Array.from({ length: n + 1 }, (_, at) => (at === 0 ? 0 : Infinity));
      for (let day = 0; day < Math.min(k, n); day++)
        best = best.map((known, end) => {
          let [least, time] = [known, -rest];
          for (let from = end - 1; from >= 0; from--) {
            time += rest + (all[from] ?? 0);
            least = Math.min(least, Math.max(time, best[from] ?? 0));
          }
          return least;
        });
      return lines(best[n] ?? 0);
    }
    let limit = 0;
    for (let step = 2 ** 42; step >= 1; step /= 2) if (daysFor(all, rest, limit + step) > k) limit += step;
    return lines(limit + 1);
  },
} satisfies Making;
