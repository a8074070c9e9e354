import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Camp = readonly [height: number, flowers: number];
const BILLION = 1_000_000_000;
const road = (most: number, camps: readonly Camp[]) => lines([camps.length, most], ...camps);
const count = (size: number, one: (at: number) => Camp) => Array.from({ length: size }, (_, at) => one(at));

const some = (random: Random, n: number, most: number, highest: number, flowers: number) =>
  road(
    most,
    count(n, () => [random.int(1, highest), random.int(1, flowers)]),
  );

/** Rising on the whole, with equal heights and steps that are too high. */
const rising = (random: Random, n: number, most: number, flowers: number) =>
  road(
    most,
    count(n, (at) => [
      Math.floor(at / 3) * Math.ceil(most / 2) + random.int(1, 3) + (at % 50 > 44 ? most * 2 : 0),
      random.int(Math.ceil(flowers / 2), flowers),
    ]),
  );

const campsOf = (numbers: readonly number[]) =>
  count(numbers.length / 2, (at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);

export const making = {
  inputs: (random) => [
    road(1, [[5, 1]]),
    road(
      3,
      count(6, () => [4, 4]),
    ),
    rising(random, 20, 6, 9),
    some(random, 60, 20, 100, 50),
    rising(random, 300, 40, BILLION),
    some(random, 500, 30_000_000, BILLION, BILLION),
    rising(random, 1000, 100, BILLION),
    some(random, 2000, 900, 5000, BILLION),
    road(
      2,
      count(1000, (at) => [2000 - at, 1000 + at]),
    ),
    rising(random, 2000, 1_000_000, BILLION),
    some(random, 1999, 12_345_678, BILLION, BILLION),
  ],
  small: (random) => some(random, random.int(1, 9), random.int(1, 5), 12, 9),
  isValid: (input) => {
    const [n = 0, most = 0, ...rest] = numbersOf(input);
    const camps = campsOf(rest);
    return (
      input === road(most, camps) &&
      n === camps.length &&
      n >= 1 &&
      n <= 2000 &&
      [most, ...rest].every((one) => Number.isInteger(one) && one >= 1 && one <= BILLION)
    );
  },
  // From the last camp to the first one: the best that can still follow each of them.
  solve: (input) => {
    const [, most = 0, ...rest] = numbersOf(input);
    const camps = campsOf(rest);
    const after: number[] = [];
    for (let at = camps.length - 1; at >= 0; at -= 1) {
      const [height, flowers] = camps[at] ?? [0, 0];
      let best = 0;
      for (const [next, [higher]] of camps.entries())
        if (next > at && higher > height && higher - height <= most) best = Math.max(best, after[next] ?? 0);
      after[at] = best + flowers;
    }
    return lines(Math.max(...after));
  },
} satisfies Making;
