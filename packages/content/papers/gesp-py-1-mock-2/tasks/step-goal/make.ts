import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const watch = (g: number, k: number, days: readonly number[]) => lines(days.length, g, k, ...days);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    watch(50, 1, [49]),
    watch(50, 50, [50]),
    watch(55, 5, [55]),
    watch(60, 40, [0, 0, 70]),
    watch(80, 20, [80, 100, 120]),
    watch(100, 50, [100, 150, 10, 150]),
    watch(
      500,
      50,
      Array.from({ length: 1000 }, () => 0),
    ),
    watch(
      50,
      7,
      Array.from({ length: 1000 }, () => 10_000),
    ),
    watch(
      100,
      10,
      Array.from({ length: 30 }, (_, at) => 100 + at * 10),
    ),
    watch(60, 15, [60, 75, 90, 104, 90, 80]),
    watch(70, 30, [10, 50, 80, 20, 20, 60]),
    watch(120, 20, any(random, 20, 80, 180)),
    watch(200, 11, any(random, 200, 150, 260)),
    watch(333, 50, any(random, 1000, 0, 400)),
    watch(90, 25, any(random, 60, 30, 130)),
  ],
  small: (random) => watch(random.int(50, 90), random.int(1, 25), any(random, random.int(1, 7), 30, 120)),
  isValid: (input) => {
    const [n = 0, g = 0, k = 0, ...days] = numbersOf(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === watch(g, k, days) &&
      n === days.length &&
      isIn(n, 1, 1000) &&
      isIn(g, 50, 500) &&
      isIn(k, 1, 50) &&
      days.every((one) => isIn(one, 0, 10_000))
    );
  },
  // Lists the goals of all days, each computed from the previous one.
  solve: (input) => {
    const [, g = 0, k = 0, ...days] = numbersOf(input);
    const goals = days.reduce(
      (known, jumps) => {
        const goal = known.at(-1) ?? 0;
        return [...known, jumps < goal ? Math.max(50, goal - k) : goal + k];
      },
      [g],
    );
    const met = days.filter((jumps, at) => jumps >= (goals[at] ?? 0)).length;
    return lines(met, Math.max(...goals.slice(0, -1)), goals.at(-1) ?? 0);
  },
} satisfies Making;
