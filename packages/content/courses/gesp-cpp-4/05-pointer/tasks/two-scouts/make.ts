import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const path = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    path([0]),
    path([2, 2]),
    path([5, 1, 1, 5]),
    path([0, 0, 0, 9, 0]),
    path(Array.from({ length: 20_001 }, () => MOST)),
    path(Array.from({ length: 1000 }, (_, at) => at)),
    path(Array.from({ length: 1001 }, (_, at) => 5000 - at)),
    path(any(random, 3000, MOST - 999, MOST)),
    path(any(random, 5001, 0, MOST)),
    path(any(random, 20, MOST / 2, MOST)),
    path([...any(random, 50, 0, MOST), 0, 0]),
    path(any(random, 30, 1, 4)),
    path([...any(random, 400, 0, 9), ...any(random, 40, MOST / 2, MOST)]),
    path([...any(random, 40, MOST / 2, MOST), ...any(random, 400, 0, 9)]),
    path(any(random, 100, 0, 1)),
  ],
  small: (random) => path(any(random, random.int(1, 8), 0, 4)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === path(all) &&
      n >= 1 &&
      n <= 100_000 &&
      all.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  // Counts the parts of both instead of moving from the ends.
  solve: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    const left = { parts: 0, sum: 0 };
    const right = { parts: 0, sum: 0 };
    let gap = 0;
    for (let step = 0; step < n; step++) {
      const now = left.sum > right.sum ? right : left;
      now.sum += (now === left ? all.at(left.parts) : all.at(-1 - right.parts)) ?? 0;
      now.parts++;
      gap = Math.max(gap, Math.abs(left.sum - right.sum));
    }
    return lines(...[left, right].map(({ parts, sum }) => [parts, sum]), gap);
  },
} satisfies Making;
