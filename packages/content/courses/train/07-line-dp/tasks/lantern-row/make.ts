import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const row = (d: number, all: readonly number[]) => lines([all.length, d], all);
const GIGA = 1_000_000_000;
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
/** Grows on the whole, with small steps back. */
const rising = (random: Random, n: number, step: number) =>
  Array.from({ length: n }, (_, at) => 1 + at * step + random.int(0, step * 4));

export const making = {
  inputs: (random) => [
    row(0, [GIGA]),
    row(1, [2, 2, 2, 2]),
    row(2, [5, 1, 2, 9, 3, 8, 8, 10]),
    row(1, some(random, 20, 1, 30)),
    row(1, some(random, 25, 1, 12)),
    row(1, rising(random, 24, 2)),
    row(
      1999,
      Array.from({ length: 2000 }, (_, at) => at + 1),
    ),
    row(
      3,
      Array.from({ length: 2000 }, (_, at) => GIGA - at),
    ),
    row(4, some(random, 2000, 1, GIGA)),
    row(1, rising(random, 1000, 900_000)),
    row(1, rising(random, 1500, 3)),
    row(2, rising(random, 1999, 5)),
    row(2, rising(random, 1200, 700_000)),
    row(1, rising(random, 2000, 2)),
    row(3, rising(random, 900, 40)),
    row(0, rising(random, 1800, 9)),
    row(2, [...rising(random, 500, 5), ...some(random, 100, 1, 9)]),
    row(2, rising(random, 1600, 100_000)),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return row(random.int(0, n - 1), some(random, n, 1, 7));
  },
  isValid: (input) => {
    const [n = 0, d = -1, ...all] = numbersOf(input);
    return (
      input === row(d, all) &&
      n === all.length &&
      n >= 1 &&
      n <= 2000 &&
      Number.isInteger(d) &&
      d >= 0 &&
      d < n &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= GIGA)
    );
  },
  // From the right: the most lanterns that can begin at each one, and their sum.
  solve: (input) => {
    const [n = 0, d = 0, ...all] = numbersOf(input);
    const counts = new Float64Array(n);
    const sums = new Float64Array(n);
    let [most, largest] = [0, 0];
    for (let i = n - 1; i >= 0; i--) {
      const size = all[i] ?? 0;
      let [count, sum] = [0, 0];
      for (let j = i + 1; j < n && j <= i + d + 1; j++) {
        if ((all[j] ?? 0) <= size) continue;
        const [c, s] = [counts[j] ?? 0, sums[j] ?? 0];
        if (c > count || (c === count && s > sum)) [count, sum] = [c, s];
      }
      [counts[i], sums[i]] = [count + 1, sum + size];
      if (count + 1 > most || (count + 1 === most && sum + size > largest)) [most, largest] = [count + 1, sum + size];
    }
    return lines([most, largest]);
  },
} satisfies Making;
