import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const teams = (rows: readonly (readonly number[])[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
const any = (random: Random, [n, m]: readonly [number, number], most: number) =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(0, most)));
const same = (n: number, m: number, each: number) =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => each));

export const making = {
  inputs: (random) => [
    teams([[0]]),
    teams([[MOST]]),
    teams(same(100, 100, MOST)),
    teams(same(3, 5, 7)),
    teams([[3], [1], [2]]),
    teams([[1, 2, 3, 4, 5]]),
    teams(Array.from({ length: 30 }, (_, at) => [at, at + 1])),
    teams(Array.from({ length: 20 }, (_, at) => [20 - at, 0, 1])),
    teams([
      [5, 5],
      [9, 1],
      [4, 6],
    ]),
    teams(any(random, [8, 3], 50)),
    teams(any(random, [5, 9], MOST)),
    teams(any(random, [100, 7], MOST)),
    teams(any(random, [7, 100], MOST)),
    teams([...any(random, [40, 4], MOST), ...same(2, 4, MOST)]),
    teams(same(6, 4, MOST)),
    teams([...any(random, [20, 5], MOST - 1), ...same(3, 5, MOST), ...any(random, [20, 5], MOST - 1)]),
    teams([...same(1, 9, MOST), ...any(random, [9, 9], MOST - 1), ...same(1, 9, MOST)]),
    teams([...same(1, 30, MOST - 1), ...same(1, 30, MOST), ...same(2, 30, 0), ...same(1, 30, MOST)]),
  ],
  small: (random) => teams(any(random, [random.int(1, 5), random.int(1, 4)], 6)),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const rows = Array.from({ length: n }, (_, at) => all.slice(at * m, at * m + m));
    return (
      n >= 1 &&
      n <= 100 &&
      m >= 1 &&
      m <= 100 &&
      input === teams(rows) &&
      all.length === n * m &&
      all.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  // Cuts the text into lines, and looks for the largest sum afterwards.
  solve: (input) => {
    const sums = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => numbersOf(line).reduce((sum, one) => sum + one, 0));
    return lines(...sums, sums.indexOf(Math.max(...sums)) + 1);
  },
} satisfies Making;
