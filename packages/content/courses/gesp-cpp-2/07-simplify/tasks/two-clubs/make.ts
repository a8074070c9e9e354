import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1000;
type Day = readonly [number, number, number, number];
const shown = (days: readonly Day[]) => lines(days.length, ...days);
const spanOf = (random: Random, most: number): readonly [number, number] => {
  const from = random.int(0, most - 1);
  return [from, random.int(from + 1, most)];
};
const any = (random: Random, n: number, most: number): Day[] =>
  Array.from({ length: n }, () => [...spanOf(random, most), ...spanOf(random, most)]);
const daysIn = (input: string) => input.trimEnd().split('\n').slice(1).map(numbersOf);
/** Apart, touching, crossing and one inside the other, in both orders. */
const ALL: readonly Day[] = [
  [0, 10, 20, 30],
  [20, 30, 0, 10],
  [0, 10, 10, 30],
  [10, 30, 0, 10],
  [0, 15, 10, 30],
  [10, 30, 0, 15],
  [0, 40, 10, 30],
  [10, 30, 0, 40],
];

export const making = {
  inputs: (random) => [
    shown([[0, 1, 0, 1]]),
    shown([[0, MOST, 0, MOST]]),
    shown([[0, 1, MOST - 1, MOST]]),
    shown(ALL),
    shown(ALL.toReversed()),
    shown(Array.from({ length: 100 }, () => [0, 500, 500, 1000])),
    shown([
      [0, 5, 5, 9],
      [5, 9, 0, 5],
      [0, 9, 2, 5],
      [4, 5, 0, 6],
    ]),
    shown([...any(random, 100, MOST)]),
    shown([...any(random, 100, 12)]),
    shown([...any(random, 60, 30), ...ALL]),
    shown([...ALL, ...any(random, 80, 300)]),
    shown(any(random, 90, 6)),
  ],
  small: (random) => shown(any(random, 3, 8)),
  isValid: (input) => {
    const days = daysIn(input);
    return (
      input === lines(days.length, ...days) &&
      days.length >= 1 &&
      days.length <= 100 &&
      days.every(([a = 0, b = 0, c = 0, d = 0, ...more]) => {
        const isIn = (from: number, to: number) => from >= 0 && from < to && to <= MOST;
        return more.length === 0 && isIn(a, b) && isIn(c, d);
      })
    );
  },
  // Counts the minutes that lie in both spans.
  solve: (input) => {
    const leaves = daysIn(input).map(([a = 0, b = 0, c = 0, d = 0]) => {
      let minutes = 0;
      for (let at = a; at < b; at++) if (at >= c && at < d) minutes++;
      return minutes;
    });
    return lines(...leaves, leaves.filter((one) => one > 0).length);
  },
} satisfies Making;
