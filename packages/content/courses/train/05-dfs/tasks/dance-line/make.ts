import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const line = (d: number, heights: readonly number[]) => lines([heights.length, d], heights);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
/** Heights that go up by steps, in another order. */
function steps(random: Random, n: number, step: number): number[] {
  const order = random.some(n, 0, n - 1);
  return order.map((at) => 100 + at * step);
}

/** For each set of people and each last one: the ways to stand, and the least way read from the first place. */
function waysOf(d: number, heights: readonly number[]): { ways: number; first: number[] } {
  const n = heights.length;
  const fits = (one: number, other: number) => Math.abs((heights[one] ?? 0) - (heights[other] ?? 0)) <= d;
  // after[set][one]: ways to place everybody outside the set when `one` of the set stands last.
  const after = Array.from({ length: 1 << n }, () => new Float64Array(n));
  for (let set = (1 << n) - 1; set > 0; set--)
    for (let last = 0; last < n; last++) {
      if (!((set >> last) & 1)) continue;
      const row = after[set];
      if (!row) continue;
      if (set === (1 << n) - 1) row[last] = 1;
      else
        for (let next = 0; next < n; next++)
          if (!((set >> next) & 1) && fits(last, next))
            row[last] = (row[last] ?? 0) + (after[set | (1 << next)]?.[next] ?? 0);
    }
  const first: number[] = [];
  let set = 0;
  let ways = 0;
  for (let one = 0; one < n; one++) ways += after[1 << one]?.[one] ?? 0;
  while (ways > 0 && first.length < n) {
    const last = first.at(-1);
    for (let next = 0; next < n; next++) {
      if ((set >> next) & 1 || (last !== undefined && !fits(last, next))) continue;
      if ((after[set | (1 << next)]?.[next] ?? 0) === 0) continue;
      set |= 1 << next;
      first.push(next);
      break;
    }
  }
  return { ways, first: first.map((one) => one + 1) };
}

export const making = {
  inputs: (random) => [
    line(0, [100]),
    line(100, [200, 100]),
    line(99, [200, 100]),
    line(0, [130, 130, 130, 130, 130, 130, 130]),
    line(6, some(random, 7, 140, 160)),
    line(9, some(random, 8, 140, 165)),
    line(20, some(random, 8, 100, 170)),
    line(14, steps(random, 14, 7)),
    line(10, steps(random, 13, 5)),
    line(4, steps(random, 14, 2)),
    line(15, steps(random, 12, 5)),
    line(6, [...steps(random, 13, 3), 200]),
    line(6, steps(random, 14, 3)),
    line(5, steps(random, 14, 5)),
    line(5, [...steps(random, 12, 4), 146, 150]),
    line(13, steps(random, 14, 6)),
  ],
  small: (random) => line(random.int(0, 9), some(random, random.int(1, 6), 100, 115)),
  isValid: (input) => {
    const [n = 0, d = -1, ...heights] = numbersOf(input);
    return (
      input === line(d, heights) &&
      n === heights.length &&
      n >= 1 &&
      n <= 14 &&
      Number.isInteger(d) &&
      d >= 0 &&
      d <= 100 &&
      heights.every((one) => Number.isInteger(one) && one >= 100 && one <= 200) &&
      waysOf(d, heights).ways <= 200_000
    );
  },
  solve: (input) => {
    const [, d = 0, ...heights] = numbersOf(input);
    const { ways, first } = waysOf(d, heights);
    return lines(ways, ways === 0 ? 0 : first);
  },
} satisfies Making;
