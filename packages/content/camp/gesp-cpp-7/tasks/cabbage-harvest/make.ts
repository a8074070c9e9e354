import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const row = (cost: number, weights: readonly number[]) => lines([weights.length, cost], weights);
const count = (size: number, one: (at: number) => number) => Array.from({ length: size }, (_, at) => one(at));
const some = (random: Random, n: number, cost: number, least: number, most: number) =>
  row(
    cost,
    count(n, () => random.int(least, most)),
  );

export const making = {
  inputs: (random) => [
    row(0, [1]),
    row(1_000_000_000, [3, 9, 9, 1]),
    row(0, [5, 5, 5, 5, 5, 5]),
    some(random, 12, 4, 1, 20),
    some(random, 26, 90, 1, 100),
    some(random, 60, 3000, 1, 1000),
    some(random, 200, 2_000_000, 1, 1_000_000),
    some(random, 399, 30_000_000, 1, 1_000_000),
    some(random, 400, 500_000, 900_000, 1_000_000),
    row(
      100,
      count(300, (at) => at * 3000 + 1),
    ),
    row(
      700_000,
      count(400, (at) => Math.abs(200 - at) * 4900 + 10),
    ),
    some(random, 350, 0, 1, 1_000_000),
  ],
  small: (random) => some(random, random.int(1, 8), random.pick([0, 2, 15]), 1, 12),
  isValid: (input) => {
    const [n = 0, cost = 0, ...weights] = numbersOf(input);
    return (
      input === row(cost, weights) &&
      n === weights.length &&
      n >= 1 &&
      n <= 400 &&
      Number.isInteger(cost) &&
      cost >= 0 &&
      cost <= 1_000_000_000 &&
      weights.every((one) => Number.isInteger(one) && one >= 1 && one <= 1_000_000)
    );
  },
  // Day by day: the best money for each number of heads cut on the left, by the end of the last one.
  solve: (input) => {
    const [n = 0, cost = 0, ...weights] = numbersOf(input);
    let atLeft = count(n + 1, () => -Infinity);
    let atRight = [...atLeft];
    for (let day = 1; day <= n; day += 1) {
      const [nextLeft, nextRight] = [count(n + 1, () => -Infinity), count(n + 1, () => -Infinity)];
      for (let left = 0; left <= day; left += 1) {
        if (left > 0) {
          const before = day === 1 ? 0 : Math.max(atLeft[left - 1] ?? 0, (atRight[left - 1] ?? 0) - cost);
          nextLeft[left] = before + (weights[left - 1] ?? 0) * day;
        }
        if (left < day) {
          const before = day === 1 ? 0 : Math.max(atRight[left] ?? 0, (atLeft[left] ?? 0) - cost);
          nextRight[left] = before + (weights[n - (day - left)] ?? 0) * day;
        }
      }
      [atLeft, atRight] = [nextLeft, nextRight];
    }
    return lines(Math.max(...atLeft, ...atRight));
  },
} satisfies Making;
