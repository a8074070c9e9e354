import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const shop = (knot: number, ropes: readonly number[]) => lines([ropes.length, knot], ropes);
const MEGA = 1_000_000;
const some = (random: Random, n: number, knot: number, most: number) =>
  shop(
    knot,
    Array.from({ length: n }, () => random.int(1, most)),
  );

export const making = {
  inputs: (random) => [
    shop(0, [1]),
    shop(MEGA, [MEGA, MEGA, 1]),
    shop(
      0,
      Array.from({ length: 1000 }, () => MEGA),
    ),
    shop(3, [1, 1, 1, 1, 1]),
    shop(0, [1, 2, 4, 8, 16]),
    shop(2, [9, 7, 5, 3, 1]),
    shop(12, [5, 6, 5, 6, 5, 6]),
    some(random, 1000, 0, MEGA),
    some(random, 1000, 500, MEGA),
    some(random, 300, 50, 40),
    some(random, 60, 30, 25),
    some(random, 100, 1000, 900),
    some(random, 20, 3, 50),
  ],
  small: (random) => some(random, random.int(1, 6), random.int(0, 6), 9),
  isValid: (input) => {
    const [n = 0, knot = -1, ...ropes] = numbersOf(input);
    return (
      input === shop(knot, ropes) &&
      n === ropes.length &&
      n >= 1 &&
      n <= 1000 &&
      Number.isInteger(knot) &&
      knot >= 0 &&
      knot <= MEGA &&
      ropes.every((one) => Number.isInteger(one) && one >= 1 && one <= MEGA)
    );
  },
  // Sorts again before each knot.
  solve: (input) => {
    const [, knot = 0, ...ropes] = numbersOf(input);
    let [now, time] = [ropes, 0];
    while (now.length > 1) {
      const [a = 0, b = 0, ...rest] = now.toSorted((one, other) => one - other);
      time += a + b;
      now = [...rest, Math.max(1, a + b - knot)];
    }
    return lines([time, now[0] ?? 0]);
  },
} satisfies Making;
