import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const boxes = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    boxes([1]),
    boxes([MOST, MOST]),
    boxes([7, 2]),
    boxes(Array<number>(16).fill(MOST)),
    boxes(Array<number>(15).fill(4)),
    boxes([1, 2, 4, 8, 16, 32, 64, 128]),
    boxes([100, 1, 2, 3]),
    boxes([1, 2, 3, 4, 5, 6, 7]),
    boxes(any(random, 6, 1, 20)),
    boxes(any(random, 12, 1, 9)),
    boxes(any(random, 16, 1, 60)),
    boxes(any(random, 16, 500_000_000, MOST)),
    boxes(any(random, 15, 700_000_000, MOST)),
    boxes(any(random, 11, 900_000_000, MOST)),
    boxes([...any(random, 5, 1, 9), MOST, MOST, MOST]),
  ],
  small: (random) => boxes(any(random, random.int(1, 6), 1, 9)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === boxes(all) && n >= 1 && n <= 16 && all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Counts how often each difference comes, adding one box after the other.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const ways = all.reduce(
      (before, weight) => {
        const after = new Map<number, number>();
        for (const [far, times] of before)
          for (const next of [far + weight, far - weight]) after.set(next, (after.get(next) ?? 0) + times);
        return after;
      },
      new Map([[0, 1]]),
    );
    const least = Math.min(...[...ways.keys()].map((far) => Math.abs(far)));
    const count = (ways.get(least) ?? 0) + (least === 0 ? 0 : (ways.get(-least) ?? 0));
    return lines([least, count]);
  },
} satisfies Making;
