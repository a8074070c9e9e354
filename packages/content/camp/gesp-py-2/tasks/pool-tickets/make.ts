import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Guest = readonly [day: number, age: number, hour: number];

const pool = (guests: readonly Guest[]) => lines(guests.length, ...guests);
const any = (random: Random, n: number): Guest[] =>
  Array.from({ length: n }, () => [random.int(1, 7), random.int(3, 30), random.int(6, 21)]);
/** Guests who stand at every border of the rules. */
const BORDERS: Guest[] = [5, 6, 7].flatMap((day) =>
  [13, 14].flatMap((age) => [17, 18, 19].map((hour): Guest => [day, age, hour])),
);

export const making = {
  inputs: (random) => [
    pool([[1, 3, 6]]),
    pool([[7, 99, 21]]),
    pool([[6, 14, 18]]),
    pool([
      [3, 12, 18],
      [3, 14, 18],
      [6, 14, 20],
    ]),
    pool(BORDERS),
    pool(BORDERS.toReversed()),
    pool(Array.from({ length: 100 }, () => [6, 14, 18] as const)),
    pool(any(random, 12)),
    pool(any(random, 30)),
    pool(any(random, 60)),
    pool(any(random, 100)),
    pool([...any(random, 80), ...BORDERS]),
  ],
  small: (random) => pool(any(random, random.int(1, 6))),
  isValid: (input) => {
    const [head = '', ...rest] = input.trimEnd().split('\n');
    const guests = rest.map((line) => numbersOf(line));
    return (
      input === lines(Number(head), ...guests) &&
      guests.length === Number(head) &&
      guests.length >= 1 &&
      guests.length <= 100 &&
      guests.every(
        ([w = 0, a = 0, h = 0, ...more]) =>
          more.length === 0 &&
          [w, a, h].every((one) => Number.isInteger(one)) &&
          w >= 1 &&
          w <= 7 &&
          a >= 3 &&
          a <= 99 &&
          h >= 6 &&
          h <= 21,
      )
    );
  },
  // Looks the price up in a table of day, time and age.
  solve: (input) => {
    const [, ...rest] = input.trimEnd().split('\n');
    const fees = rest.map((line): number => {
      const [w = 0, a = 0, h = 0] = numbersOf(line);
      const [child = 0, other = 0] = w > 5 ? [25, 40] : h > 17 ? [30, 30] : [10, 20];
      return a > 13 ? other : child;
    });
    return lines(
      ...fees,
      fees.reduce((x, y) => x + y, 0),
    );
  },
} satisfies Making;
