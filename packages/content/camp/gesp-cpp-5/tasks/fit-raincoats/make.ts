import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const rack = (d: number, heights: readonly number[], coats: readonly number[]) =>
  lines([heights.length, coats.length, d], heights, coats);
const any = (random: Random, n: number, [least, most]: readonly [number, number]) =>
  Array.from({ length: n }, () => random.int(least, most));

/** The most pairs by augmenting paths. */
function byPaths(heights: readonly number[], coats: readonly number[], d: number): number {
  const wearer = coats.map(() => -1);
  const finds = (i: number, seen: Set<number>): boolean =>
    coats.some((coat, j) => {
      const height = heights[i] ?? 0;
      if (coat < height || coat > height + d || seen.has(j)) return false;
      seen.add(j);
      const before = wearer[j] ?? -1;
      if (before >= 0 && !finds(before, seen)) return false;
      wearer[j] = i;
      return true;
    });
  return heights.filter((_, i) => finds(i, new Set())).length;
}

/** The most pairs, from the tallest pupil and the greatest coat downwards. */
function fromTheTop(heights: readonly number[], coats: readonly number[], d: number): number {
  const [tall, large] = [heights.toSorted((x, y) => y - x), coats.toSorted((x, y) => y - x)];
  let [i, j, count] = [0, 0, 0];
  while (i < tall.length && j < large.length) {
    const [height = 0, coat = 0] = [tall[i], large[j]];
    if (coat > height + d) j += 1;
    else if (coat < height) i += 1;
    else [i, j, count] = [i + 1, j + 1, count + 1];
  }
  return count;
}

export const making = {
  inputs: (random) => [
    rack(0, [1], [1]),
    rack(5, [10], [16]),
    rack(3, [5, 5, 5, 5, 9], [5, 5, 8, 8, 9]),
    rack(MOST, any(random, 30, [1, MOST]), any(random, 40, [1, MOST])),
    rack(20, any(random, 300, [1, 900]), any(random, 250, [1, 900])),
    rack(4, any(random, 400, [1, 900]), any(random, 600, [1, 900])),
    rack(0, any(random, 500, [1, 400]), any(random, 500, [1, 400])),
    rack(
      40,
      Array.from({ length: 2000 }, (_, at) => 2001 - at),
      Array.from({ length: 1900 }, (_, at) => at + 70),
    ),
    rack(2, any(random, 5000, [1, 9000]), any(random, 5000, [1, 9000])),
    rack(150, any(random, 5000, [1, 90_000]), any(random, 4000, [1, 90_000])),
    rack(100_000, any(random, 900, [MOST - 90_000_000, MOST]), any(random, 900, [MOST - 90_000_000, MOST])),
    rack(10, [100, 95, 92, 90, 103], [100, 101, 102, 104, 110]),
  ],
  small: (random) =>
    rack(random.int(0, 5), any(random, random.int(1, 7), [1, 12]), any(random, random.int(1, 7), [1, 15])),
  isValid: (input) => {
    const [n = 0, m = 0, d = -1, ...rest] = numbersOf(input);
    const [heights, coats] = [rest.slice(0, n), rest.slice(n)];
    return (
      input === rack(d, heights, coats) &&
      coats.length === m &&
      [n, m].every((one) => one >= 1 && one <= 5000) &&
      d >= 0 &&
      d <= MOST &&
      rest.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) => {
    const [n = 0, m = 0, d = 0, ...rest] = numbersOf(input);
    return lines((n * m <= 100 ? byPaths : fromTheTop)(rest.slice(0, n), rest.slice(n), d));
  },
} satisfies Making;
