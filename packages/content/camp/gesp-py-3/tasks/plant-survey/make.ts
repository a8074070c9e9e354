import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const many = (random: Random, count: number, least: number, most: number) =>
  Array.from({ length: count }, () => random.int(least, most));
const survey = (rows: readonly (readonly number[])[]) => lines(rows.length, ...rows.map((row) => [row.length, ...row]));

/** Rows of random numbers, with `common` in each of them twice. */
const withCommon = (random: Random, k: number, m: number, common: readonly number[]) =>
  survey(Array.from({ length: k }, () => [...many(random, m, 1, 1000), ...common, ...common.toReversed()]));

export const making = {
  inputs: (random) => [
    survey([[1], [1000]]),
    survey([
      [8, 8, 8],
      [8, 8],
    ]),
    withCommon(random, 20, 470, [999, 16, 8, 401]),
    withCommon(random, 5, 60, [17, 1000, 33, 2]),
    survey(Array.from({ length: 12 }, () => many(random, 500, 1, 40))),
    survey(Array.from({ length: 20 }, (_, at) => many(random, 30, at * 50 + 1, at * 50 + 50))),
    withCommon(random, 3, 200, [640, 65]),
    survey(Array.from({ length: 2 }, () => many(random, 500, 1, 1000))),
    withCommon(random, 9, 20, [512, 256, 128, 64, 32, 1]),
    survey(Array.from({ length: 4 }, () => many(random, 100, 1, 60))),
    withCommon(random, 2, 40, [77]),
    withCommon(random, 15, 3, [900, 90]),
  ],
  small: (random) =>
    survey(Array.from({ length: random.int(2, 4) }, () => many(random, random.int(1, 6), 1, random.int(3, 9)))),
  isValid: (input) => {
    const [k = '', ...rows] = input.trimEnd().split('\n');
    const isRow = (row: string) => {
      const [m = 0, ...numbers] = numbersOf(row);
      return m >= 1 && m <= 500 && numbers.length === m && numbers.every((one) => one >= 1 && one <= 1000);
    };
    return Number(k) >= 2 && Number(k) <= 20 && rows.length === Number(k) && rows.every((row) => isRow(row));
  },
  // Asks each number in turn which groups saw it.
  solve: (input) => {
    const rows = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => numbersOf(row).slice(1));
    const counts = Array.from({ length: 1000 }, (_, at) => rows.filter((row) => row.includes(at + 1)).length);
    const all = counts.flatMap((count, at) => (count === rows.length ? [at + 1] : []));
    return lines(
      counts.filter((count) => count > 0).length,
      all.length === 0 ? 'NONE' : all,
      counts.filter((count) => count === 1).length,
    );
  },
} satisfies Making;
