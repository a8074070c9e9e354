import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Boat = readonly [x: number, y: number, p: number];
const FAR = 50_000;
const seen = (r: number, boats: readonly Boat[]) => lines([boats.length, r], ...boats);
const any = (random: Random, n: number, far: number): Boat[] =>
  Array.from({ length: n }, () => [random.int(-far, far), random.int(-far, far), random.int(1, 50)]);
const boatsIn = (input: string) => input.trimEnd().split('\n').slice(1).map(numbersOf);
/** Boats at the edges of what the light and the signals reach, with 8 and 9 people. */
const edges = (k: number): Boat[] => [
  [3 * k, 4 * k, 8],
  [-3 * k, -4 * k, 9],
  [5 * k, 0, 8],
  [-10 * k, 10 * k, 2],
  [-10 * k, 3 * k, 8],
  [-5 * k, -5 * k, 30],
  [-10 * k - 1, 0, 4],
  [0, -10 * k - 1, 4],
];

export const making = {
  inputs: (random) => [
    seen(1, [[0, 0, 1]]),
    seen(10_000, [[-FAR, -FAR, 50]]),
    seen(
      10_000,
      Array.from({ length: 1000 }, () => [FAR, FAR, 9]),
    ),
    seen(5, edges(1)),
    seen(500, edges(100)),
    seen(10_000, edges(2000)),
    seen(35, [...edges(7), ...any(random, 60, 100)]),
    seen(50, [...any(random, 500, 120), ...edges(10)]),
    seen(10_000, [...edges(2000), ...any(random, 900, 50_000)]),
    seen(9000, [...any(random, 900, 14_000), [-46_000, 46_500, 8], [-46_340, 46_341, 1]]),
    seen(300, [...any(random, 700, 700), [180, -240, 8]]),
  ],
  small: (random) =>
    seen(random.int(1, 8), [...any(random, random.int(1, 5), 20), [random.int(-8, 8), 0, random.int(7, 10)]]),
  isValid: (input) => {
    const boats = boatsIn(input);
    const r = Number(input.split('\n')[0]?.split(' ')[1]);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === lines([boats.length, r], ...boats) &&
      isIn(boats.length, 1, 1000) &&
      isIn(r, 1, 10_000) &&
      boats.every(
        ([x = 0, y = 0, p = 0, ...more]) =>
          more.length === 0 && isIn(x, -FAR, FAR) && isIn(y, -FAR, FAR) && isIn(p, 1, 50),
      )
    );
  },
  // Sorts the boats into groups first and counts each group.
  solve: (input) => {
    const boats = boatsIn(input);
    const r = Number(input.split('\n')[0]?.split(' ')[1]);
    const farOf = ([x = 0, y = 0]: readonly number[]) => x * x + y * y;
    const lit = boats.filter((boat) => farOf(boat) <= r * r);
    const dark = boats.filter((boat) => farOf(boat) > r * r);
    const many = lit.filter(([, , p = 0]) => p > 8).length;
    const called = dark.filter(([x = 0, y = 0]) => x >= -2 * r && x <= 2 * r && y >= -2 * r && y <= 2 * r).length;
    const farthest = Math.max(-1, ...lit.map(farOf));
    return lines([lit.length + many, called, farthest < 0 ? -1 : Math.floor(Math.sqrt(farthest))]);
  },
} satisfies Making;
