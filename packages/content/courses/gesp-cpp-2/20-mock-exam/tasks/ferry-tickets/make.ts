import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 10_000_000;
const ferry = ([price, day]: readonly [number, number], ages: readonly number[]) =>
  lines([ages.length, price, day], ages);
/** Ages near the bounds are more frequent than others. */
const any = (random: Random, n: number) =>
  Array.from({ length: n }, () => random.pick([random.int(0, 120), 5, 6, 13, 14, 64, 65, random.int(60, 90)]));

export const making = {
  inputs: (random) => [
    ferry([1, 1], [0]),
    ferry(
      [MOST, 7],
      Array.from({ length: 1000 }, () => 30),
    ),
    ferry(
      [MOST, 5],
      Array.from({ length: 1000 }, () => 65),
    ),
    ferry(
      [33, 6],
      Array.from({ length: 9 }, () => 65),
    ),
    ferry(
      [33, 6],
      Array.from({ length: 10 }, () => 65),
    ),
    ferry([17, 2], [14, 13, 6, 5]),
    ferry([19, 7], [64, 65, 66, 14]),
    ferry(
      [9, 6],
      Array.from({ length: 121 }, (_, at) => at),
    ),
    ...Array.from({ length: 4 }, () =>
      ferry([2 * random.int(2_500_000, 4_999_999) + 1, random.int(6, 7)], any(random, random.int(900, 1000))),
    ),
    ...Array.from({ length: 4 }, () =>
      ferry([random.int(4_000_000, MOST), random.int(1, 7)], any(random, random.int(800, 1000))),
    ),
  ],
  small: (random) => ferry([random.int(1, 30), random.int(1, 7)], any(random, random.int(1, 13))),
  isValid: (input) => {
    const [n = 0, price = 0, day = 0, ...ages] = numbersOf(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === ferry([price, day], ages) &&
      n === ages.length &&
      isIn(n, 1, 1000) &&
      isIn(price, 1, MOST) &&
      isIn(day, 1, 7) &&
      ages.every((age) => isIn(age, 0, 120))
    );
  },
  // Counts the people of each price first.
  solve: (input) => {
    const [n = 0, price = 0, day = 0, ...ages] = numbersOf(input);
    const isWeekend = day > 5;
    const children = ages.filter((age) => age >= 6 && age <= 13).length;
    const old = ages.filter((age) => age >= 65).length;
    const free = ages.filter((age) => age < 6).length + (isWeekend ? 0 : old);
    const half = children + (isWeekend ? old : 0);
    const total = half * Math.floor(price / 2) + (n - free - half) * price;
    return lines([n < 10 ? total : total - Math.ceil(total / 10), free]);
  },
} satisfies Making;
