import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const FAR = 1_000_000_000;
const LATEST = 1_000_000_000_000;
const trip = (t: number, ways: readonly number[]) => lines([ways.length, t], ways);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    trip(1, [1]),
    trip(3, [FAR, 7, 9]),
    trip(
      1000,
      Array.from({ length: 1000 }, () => FAR),
    ),
    trip(
      1100,
      any(random, 1000, FAR).toSorted((a, b) => a - b),
    ),
    trip(3000, any(random, 1000, FAR)),
    trip(20_000, any(random, 900, FAR)),
    trip(60_000, any(random, 700, FAR)),
    // Slow speeds, at which the minutes are too many for an int.
    trip(
      LATEST / 2,
      Array.from({ length: 1000 }, () => FAR),
    ),
    trip(40_000_000_000, any(random, 1000, FAR)),
    trip(9_000_000_000, any(random, 900, FAR)),
    trip(
      2_500_000_000,
      any(random, 1000, FAR).toSorted((a, b) => b - a),
    ),
    trip(3_000_000_007, any(random, 600, FAR)),
    trip(2_200_000_000, [FAR, FAR, FAR, FAR - 1, 5]),
  ],
  small: (random) => {
    const n = random.int(1, 5);
    return trip(n + random.int(0, 12), any(random, n, random.pick([5, 30])));
  },
  isValid: (input) => {
    const [n = 0, t = 0, ...ways] = numbersOf(input);
    return (
      input === trip(t, ways) &&
      n === ways.length &&
      n >= 1 &&
      n <= 1000 &&
      Number.isInteger(t) &&
      t >= n &&
      t <= LATEST &&
      ways.every((one) => Number.isInteger(one) && one >= 1 && one <= FAR)
    );
  },
  // Builds the greatest speed that is too slow from powers of two.
  solve: (input) => {
    const [, t = 0, ...ways] = numbersOf(input);
    const isLate = (v: number) => ways.reduce((sum, way) => sum + Math.ceil(way / v), 0) > t;
    let slow = 0;
    for (let more = 2 ** 30; more >= 1; more /= 2) if (isLate(slow + more)) slow += more;
    return lines(slow + 1);
  },
} satisfies Making;
