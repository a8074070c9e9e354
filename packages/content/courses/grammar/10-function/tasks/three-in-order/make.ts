import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Three = readonly [number, number, number];
const groups = (all: readonly Three[]) => lines(all.length, ...all);
const some = (random: Random, count: number, least: number, most: number) =>
  groups(
    Array.from({ length: count }, (): Three => [
      random.int(least, most),
      random.int(least, most),
      random.int(least, most),
    ]),
  );
const TWO = 2_000_000_000;

export const making = {
  inputs: (random) => [
    groups([[1, 1, 1]]),
    groups([[TWO, TWO, TWO]]),
    groups([
      [3, 2, 1],
      [2, 3, 1],
      [1, 2, 3],
    ]),
    groups([
      [TWO, 1_000_000_000, 1_000_000_000],
      [TWO, 1_500_000_000, 900_000_000],
    ]),
    groups([
      [5, 5, 9],
      [9, 5, 5],
      [5, 9, 5],
      [10, 5, 5],
    ]),
    groups([[7, 4, 3]]),
    groups([
      [1_999_999_999, 1_200_000_000, 1_100_000_000],
      [3, 3, 6],
    ]),
    some(random, 20, 1, 5),
    some(random, 100, 1, TWO),
    some(random, 100, 900_000_000, TWO),
    some(random, 50, 1, 9),
  ],
  small: (random) => some(random, random.int(1, 4), 1, 6),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    return (
      input.startsWith(`${rows.length}\n`) &&
      isLineOf(`${n}\n`, [1, 100]) &&
      rows.every((row) => isLineOf(`${row}\n`, [1, TWO], [1, TWO], [1, TWO]))
    );
  },
  // Takes the longest from twice the half of the sum.
  solve: (input) => {
    const [, ...rows] = input.trimEnd().split('\n');
    return lines(
      ...rows.map((row) => {
        const all = row.split(' ').map(Number);
        const sum = all.reduce((a, b) => a + b, 0);
        return [...all.toSorted((a, b) => a - b), 2 * Math.max(...all) < sum ? 1 : 0];
      }),
    );
  },
} satisfies Making;
