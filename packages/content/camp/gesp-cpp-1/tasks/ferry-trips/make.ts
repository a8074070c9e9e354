import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const crowd = (c: number, groups: readonly number[]) => lines([groups.length, c], groups);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const same = (n: number, size: number) => Array.from({ length: n }, () => size);

export const making = {
  inputs: (random) => [
    crowd(1, [1]),
    crowd(100, same(1000, 100)),
    crowd(100, same(1000, 51)),
    crowd(10, same(20, 5)),
    crowd(
      30,
      Array.from({ length: 30 }, (_, at) => at + 1),
    ),
    crowd(
      30,
      Array.from({ length: 30 }, (_, at) => 30 - at),
    ),
    crowd(7, [3, 4, 7, 1, 6, 2]),
    crowd(20, any(random, 50, 20)),
    crowd(100, any(random, 1000, 40)),
    crowd(100, any(random, 1000, 100)),
  ],
  small: (random) => {
    const c = random.int(1, 12);
    return crowd(c, any(random, random.int(1, 8), c));
  },
  isValid: (input) => {
    const [n = 0, c = 0, ...groups] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === crowd(c, groups) &&
      n === groups.length &&
      isIn(n, 1000) &&
      isIn(c, 100) &&
      groups.every((one) => isIn(one, c))
    );
  },
  // Fills boat by boat with as many groups as fit.
  solve: (input) => {
    const [, c = 0, ...waiting] = numbersOf(input);
    const people = waiting.reduce((sum, one) => sum + one, 0);
    let trips = 0;
    while (waiting.length > 0) {
      let seats = c;
      while ((waiting[0] ?? c + 1) <= seats) seats -= waiting.shift() ?? 0;
      trips++;
    }
    return lines([trips, trips * c - people]);
  },
} satisfies Making;
