import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 2_000_000_000;
type Sticks = readonly [number, number, number];
const shown = (all: readonly Sticks[]) => lines(all.length, ...all);
const any = (random: Random, n: number, least: number, most: number): Sticks[] =>
  Array.from({ length: n }, () => [random.int(least, most), random.int(least, most), random.int(least, most)]);
const sticksIn = (input: string) => input.trimEnd().split('\n').slice(1).map(numbersOf);
/** Each kind once, with the longest stick in each place. */
const kinds = (k: number): Sticks[] => [
  [k, k, 2 * k],
  [2 * k, k, k],
  [k, 2 * k, k],
  [3 * k, 4 * k, 5 * k],
  [3 * k, k, k],
  [k, 3 * k, k],
  [k, k, 3 * k],
  [2 * k, 2 * k, k],
  [2 * k, k, 2 * k],
  [k, 2 * k, 2 * k],
  [k, k, k],
];

export const making = {
  inputs: (random) => [
    shown([[1, 1, 1]]),
    shown([[MOST, MOST, MOST]]),
    shown(kinds(1)),
    shown(kinds(400_000_000)),
    shown([...kinds(37), [MOST, MOST, 1], [1, MOST, MOST]]),
    shown([
      [MOST, MOST - 1, MOST - 2],
      [9, 5, 4],
      [4, 4, 8],
    ]),
    shown(Array.from({ length: 100 }, () => [8, 8, 16])),
    shown([...any(random, 80, 1, 12), ...kinds(390_000_000)]),
    shown([...any(random, 60, 1_900_000_000, MOST), ...kinds(random.int(2, 9))]),
    shown([...any(random, 80, 1, 5), ...any(random, 9, 1_500_000_000, MOST), [6, 6, 12], [12, 6, 6]]),
    shown([...any(random, 90, 1, 30), [1_200_000_000, 1_200_000_000, 1_200_000_001], [9, 9, 18], [18, 9, 9]]),
    shown([...kinds(random.int(50, 90)), ...kinds(398_000_000)]),
  ],
  small: (random) => shown(any(random, 4, 1, 6)),
  isValid: (input) => {
    const all = sticksIn(input);
    return (
      input === lines(all.length, ...all) &&
      all.length >= 1 &&
      all.length <= 100 &&
      all.every((row) => row.length === 3 && row.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST))
    );
  },
  // Sorts the sticks, so that one comparison is enough, and counts different lengths.
  solve: (input) =>
    lines(
      ...sticksIn(input).map((row) => {
        const [short = 0, middle = 0, long = 0] = row.toSorted((one, other) => one - other);
        if (short + middle <= long) return 'no';
        return ['equal', 'two', 'plain'][new Set(row).size - 1] ?? '';
      }),
    ),
} satisfies Making;
