import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const field = (rows: readonly (readonly number[])[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
const some = (random: Random, n: number, m: number, least: number, most: number) =>
  field(Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(least, most))));
const read = (input: string) => {
  const [, ...rows] = input.trimEnd().split('\n');
  return rows.map((row) => row.split(' ').map(Number));
};

export const making = {
  inputs: (random) => [
    field([[0]]),
    field([
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    field([
      [3, 3, 3],
      [3, 3, 3],
    ]),
    field([[1, 2, 9, 4, 9]]),
    field([[4], [9], [9], [1]]),
    field([
      [1, 0, 5],
      [5, 0, 1],
      [0, 6, 0],
    ]),
    some(random, 60, 60, 1_000_000, 1_000_000),
    some(random, 3, 8, 0, 2),
    some(random, 8, 3, 0, 2),
    some(random, 60, 20, 0, 1_000_000),
    some(random, 10, 40, 0, 1_000_000),
    some(random, 5, 5, 0, 1),
  ],
  small: (random) => some(random, random.int(1, 4), random.int(1, 4), 0, 3),
  isValid: (input) => {
    const rows = read(input);
    return (
      input === field(rows) &&
      rows.length >= 1 &&
      rows.length <= 60 &&
      rows.every(
        (row) =>
          row.length === rows[0]?.length &&
          row.length <= 60 &&
          row.every((one) => Number.isInteger(one) && one >= 0 && one <= 1_000_000),
      )
    );
  },
  // Compares lists of sums.
  solve: (input) => {
    const rows = read(input);
    const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
    const best = (sums: readonly number[]) => sums.indexOf(Math.max(...sums));
    const i = best(rows.map(sum));
    const j = best((rows[0] ?? []).map((_, at) => sum(rows.map((row) => row[at] ?? 0))));
    return lines([i + 1, j + 1, rows[i]?.[j] ?? 0]);
  },
} satisfies Making;
