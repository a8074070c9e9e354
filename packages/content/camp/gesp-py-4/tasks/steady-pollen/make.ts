import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const many = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
/** Goes up and down by at most `step` from hour to hour, between 0 and `most`. */
const walk = (random: Random, { n, step, most }: Record<'n' | 'step' | 'most', number>) => {
  let now = Math.floor(most / 2);
  return Array.from({ length: n }, () => {
    now = Math.min(most, Math.max(0, now + random.int(-step, step)));
    return now;
  });
};
const hours = (d: number, all: readonly number[]) => lines([all.length, d], all);

export const making = {
  inputs: (random) => [
    hours(0, [5]),
    hours(1_000_000, many(random, 1200, 0, 1_000_000)),
    hours(0, many(random, 1200, 77, 77)),
    hours(
      1199,
      Array.from({ length: 1200 }, (_, at) => at),
    ),
    hours(
      2000,
      Array.from({ length: 1200 }, (_, at) => 1200 - at),
    ),
    hours(90, many(random, 1200, 0, 90)),
    hours(999_999, [...many(random, 1199, 1, 1_000_000), 0]),
    hours(5, many(random, 1200, 100, 106)),
    hours(40, many(random, 600, 0, 50)),
    hours(
      100,
      Array.from({ length: 300 }, (_, at) => at * 50),
    ),
    hours(3, [1, 4, 7, 4, 1, 4, 7, 10, 7, 4]),
    hours(0, many(random, 200, 0, 2)),
    hours(899, [...many(random, 1100, 0, 899), ...many(random, 100, 900, 950)]),
    hours(10, many(random, 50, 0, 20)),
    hours(700, walk(random, { n: 600, step: 150, most: 1000 })),
    hours(1850, walk(random, { n: 1200, step: 150, most: 2000 })),
    hours(3, [6, 8, 10, 7, 5, 3]),
  ],
  small: (random) => hours(random.int(0, 6), many(random, random.int(1, 10), 0, 9)),
  isValid: (input) => {
    const [n = 0, d = -1, ...all] = numbersOf(input);
    const areCounts = all.every((one) => one >= 0 && one <= 1_000_000);
    return n >= 1 && n <= 1200 && d >= 0 && d <= 1_000_000 && all.length === n && areCounts && input === hours(d, all);
  },
  // Finds for each end the first start from which all values fit, going back until one does not.
  solve: (input) => {
    const [, d = 0, ...all] = numbersOf(input);
    let [count, longest, from] = [0, 0, 0];
    for (const [end] of all.entries()) {
      let start = end;
      const fits = (at: number) => {
        const one = all[at] ?? 0;
        return all.slice(at, end + 1).every((other) => Math.abs(one - other) <= d);
      };
      while (start > 0 && fits(start - 1)) start -= 1;
      count += end - start + 1;
      if (end - start + 1 > longest) [longest, from] = [end - start + 1, start];
    }
    return lines([count, longest, from + 1]);
  },
} satisfies Making;
