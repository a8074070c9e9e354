import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const table = (rows: readonly (readonly number[])[]) => lines([rows.length, rows[0]?.length ?? 0], ...rows);
const any = (random: Random, [n, m]: readonly [number, number], [least, most]: readonly [number, number]) =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(least, most)));
/** Two equal cities that are warmer than all others, before and after them. */
const withTies = (random: Random, [n, m]: readonly [number, number], [least, most]: readonly [number, number]) => {
  const warm = Array.from({ length: m }, (_, at) => (at === 0 ? most : most + 1));
  return table([...any(random, [n, m], [least, most - 1]), warm, ...any(random, [n, m], [least, most - 1]), warm]);
};

export const making = {
  inputs: (random) => [
    table([[0]]),
    table([[-60]]),
    table(Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => 60))),
    table(Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => -60))),
    table(Array.from({ length: 30 }, (_, at) => [at - 40, at - 41])),
    table(Array.from({ length: 30 }, (_, at) => [20 - at, 21 - at])),
    withTies(random, [4, 2], [-30, -10]),
    withTies(random, [10, 5], [-50, -20]),
    withTies(random, [100, 10], [-60, -30]),
    withTies(random, [300, 5], [-40, -2]),
    withTies(random, [6, 2], [-9, 9]),
    withTies(random, [200, 10], [-20, 40]),
    table(any(random, [9, 2], [-60, -1])),
    table(any(random, [500, 5], [-60, -20])),
    table(any(random, [1000, 10], [-60, 60])),
  ],
  small: (random) => table(any(random, [random.int(1, 5), random.pick([1, 2, 5, 10])], [-6, 3])),
  isValid: (input) => {
    const [n = 0, m = 0, ...all] = numbersOf(input);
    const rows = Array.from({ length: n }, (_, at) => all.slice(at * m, at * m + m));
    return (
      n >= 1 &&
      n <= 1000 &&
      [1, 2, 5, 10].includes(m) &&
      all.length === n * m &&
      input === table(rows) &&
      all.every((one) => Number.isInteger(one) && one >= -60 && one <= 60)
    );
  },
  // Writes tenths as whole numbers.
  solve: (input) => {
    const rows = input.trimEnd().split('\n').slice(1).map(numbersOf);
    const tenths = rows.map((row) => (row.reduce((sum, one) => sum + one, 0) * 10) / row.length);
    const text = (one: number) => {
      const size = Math.abs(one);
      return `${one < 0 ? '-' : ''}${Math.floor(size / 10)}.${size % 10}`;
    };
    return lines(...tenths.map(text), tenths.indexOf(Math.max(...tenths)) + 1);
  },
} satisfies Making;
