import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Cups = readonly [left: number, middle: number, right: number];
const MOST = 1_000_000_000;
const groups = (all: readonly Cups[]) => lines(all.length, ...all);
const any = (random: Random, n: number, least: number, most: number): Cups[] =>
  Array.from({ length: n }, () => [random.int(least, most), random.int(least, most), random.int(least, most)]);
const groupsOf = (all: readonly number[]): Cups[] =>
  Array.from({ length: Math.floor(all.length / 3) }, (_, at) => [
    all[3 * at] ?? 0,
    all[3 * at + 1] ?? 0,
    all[3 * at + 2] ?? 0,
  ]);

export const making = {
  inputs: (random) => [
    groups([[0, 0, 0]]),
    groups([
      [3, 2, 1],
      [2, 3, 1],
      [2, 2, 1],
      [1, 2, 2],
    ]),
    groups(Array.from({ length: 1000 }, (): Cups => [MOST, MOST, MOST])),
    groups(Array.from({ length: 1000 }, (_, at): Cups => [at + 2, at + 1, at])),
    groups(Array.from({ length: 300 }, (_, at): Cups => [at, at + 1, at + 2])),
    groups(any(random, 1000, MOST - 99, MOST)),
    groups(any(random, 900, MOST / 2, MOST)),
    groups(any(random, 700, MOST - 3, MOST)),
    groups(any(random, 50, 0, 4)),
    groups(any(random, 30, MOST - 99, MOST)),
    groups([...any(random, 9, MOST - 9, MOST), ...any(random, 60, 0, 9)]),
    groups(any(random, 1000, 0, MOST)),
    groups(any(random, 20, 100, 200)),
  ],
  small: (random) => groups(any(random, random.int(1, 4), 0, 4)),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    return (
      input === groups(groupsOf(rest)) &&
      n >= 1 &&
      n <= 1000 &&
      rest.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  // Swapping two neighbours puts exactly one pair into the right order.
  solve: (input) => {
    const all = groupsOf(numbersOf(input).slice(1));
    const swaps = all.map(([a, b, c]) => Number(a > b) + Number(a > c) + Number(b > c));
    return lines(...all.map((cups, at) => [...cups.toSorted((one, other) => one - other), swaps[at] ?? 0]), [
      swaps.reduce((sum, one) => sum + one, 0),
      all.reduce((sum, cups) => sum + Math.min(...cups), 0),
    ]);
  },
} satisfies Making;
