import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const ride = (u: number, d: number, floors: readonly number[]) => lines([floors.length, u, d], floors);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    ride(1, 1, [50]),
    ride(20, 1, [2]),
    ride(
      20,
      20,
      Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? 50 : 1)),
    ),
    ride(
      7,
      3,
      Array.from({ length: 50 }, (_, at) => at + 1),
    ),
    ride(
      7,
      3,
      Array.from({ length: 50 }, (_, at) => 50 - at),
    ),
    ride(
      9,
      2,
      Array.from({ length: 40 }, () => 8),
    ),
    ride(3, 2, [4, 4, 3, 3, 9, 9, 1]),
    ride(4, 3, any(random, 20, 6)),
    ride(12, 5, any(random, 300, 50)),
    ride(19, 20, any(random, 1000, 50)),
  ],
  small: (random) => ride(random.int(1, 5), random.int(1, 5), any(random, random.int(1, 8), 6)),
  isValid: (input) => {
    const [n = 0, u = 0, d = 0, ...floors] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === ride(u, d, floors) &&
      n === floors.length &&
      isIn(n, 1000) &&
      isIn(u, 20) &&
      isIn(d, 20) &&
      floors.every((one) => isIn(one, 50))
    );
  },
  // Moves floor by floor.
  solve: (input) => {
    const [, u = 0, d = 0, ...floors] = numbersOf(input);
    let [now, power, rises] = [1, 0, 0];
    for (const floor of floors) {
      if (now < floor) rises++;
      for (; now < floor; now++) power += u;
      for (; now > floor; now--) power += d;
    }
    return lines([power, rises]);
  },
} satisfies Making;
