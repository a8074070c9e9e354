import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Ladder = readonly [steps: number, width: number, gap: number];
const ladders = (all: readonly Ladder[]) => lines(all.length, ...all);
const any = (random: Random, n: number, steps: number, width: number): Ladder[] =>
  Array.from({ length: n }, () => [random.int(1, steps), random.int(1, width), random.int(1, 5)]);
const chunksOf = (all: readonly number[]): Ladder[] =>
  Array.from({ length: Math.floor(all.length / 3) }, (_, at) => [
    all[3 * at] ?? 0,
    all[3 * at + 1] ?? 0,
    all[3 * at + 2] ?? 0,
  ]);

export const making = {
  inputs: (random) => [
    ladders([[1, 1, 0]]),
    ladders([[1, 1, 1]]),
    ladders([[20, 30, 5]]),
    ladders([[20, 1, 1]]),
    ladders([
      [1, 30, 5],
      [3, 4, 2],
    ]),
    ladders(Array.from({ length: 10 }, (): Ladder => [2, 2, 2])),
    ladders(Array.from({ length: 5 }, (_, at): Ladder => [at + 1, at + 2, at + 1])),
    ladders(Array.from({ length: 5 }, (_, at): Ladder => [9 - at, 12 - at, 5 - at])),
    ladders(any(random, 10, 20, 30)),
    ladders(any(random, 4, 5, 5)),
  ],
  small: (random) => ladders(any(random, random.int(1, 2), 3, 3)),
  isValid: (input) => {
    const [t = 0, ...rest] = numbersOf(input);
    const all = chunksOf(rest);
    return (
      input === ladders(all) &&
      t >= 1 &&
      t <= 10 &&
      all.every(([n, w, h]) => n >= 1 && n <= 20 && w >= 1 && w <= 30 && h >= 0 && h <= 5)
    );
  },
  // Names each row by its place in the ladder, and counts the signs afterwards.
  solve: (input) =>
    chunksOf(numbersOf(input).slice(1))
      .map(([n, w, h]) => {
        const rows = Array.from({ length: n + (n + 1) * h }, (_, at) =>
          at % (h + 1) === h ? `#${'='.repeat(w)}#` : `|${'.'.repeat(w)}|`,
        );
        const count = (sign: string) => rows.join('').split(sign).length - 1;
        return lines(...rows, [count('='), count('|')]);
      })
      .join(''),
} satisfies Making;
