import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Sheet = readonly [name: string, ...done: number[]];
const record = (m: number, sheets: readonly Sheet[]) => lines(m, ...sheets);
const some = (random: Random, m: number, people: number, most: number) =>
  record(
    m,
    Array.from({ length: people }, (): Sheet => {
      const name = Array.from({ length: random.int(1, 4) }, () => random.pick(['a', 'k', 'o', 'n', 'z'])).join('');
      return [name, ...Array.from({ length: random.int(1, most) }, () => random.int(1, m))];
    }),
  );
const read = (input: string) => {
  const [m = '', ...rows] = input.trimEnd().split('\n');
  const sheets = rows.map((row): Sheet => {
    const [name = '', ...done] = row.split(' ');
    return [name, ...done.map(Number)];
  });
  return { m: Number(m), sheets };
};

export const making = {
  inputs: (random) => [
    record(1, [['a', 1]]),
    record(2, [
      ['a', 1],
      ['b', 2],
      ['c', 1, 2],
      ['d', 2, 1],
    ]),
    record(3, [
      ['x', 1, 1, 1],
      ['y', 2, 2],
      ['z', 3, 2, 1, 3],
    ]),
    record(12, [
      ['max', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      ['min', 12, 11],
    ]),
    record(50, [['only', 50]]),
    record(4, [
      ['p', 4, 3, 2, 1],
      ['q', 1, 2, 3, 4],
      ['r', 4, 4, 3, 1],
    ]),
    some(random, 50, 100, 60),
    some(random, 5, 40, 9),
    some(random, 3, 30, 6),
    some(random, 20, 10, 50),
    some(random, 10, 12, 30),
  ],
  small: (random) => some(random, random.int(1, 4), random.int(1, 3), 5),
  isValid: (input) => {
    const { m, sheets } = read(input);
    return (
      input === record(m, sheets) &&
      m >= 1 &&
      m <= 50 &&
      sheets.length >= 1 &&
      sheets.length <= 100 &&
      sheets.every(
        ([name, ...done]) =>
          /^[a-z]{1,10}$/u.test(name) &&
          done.length >= 1 &&
          done.length <= 60 &&
          done.every((one) => Number.isInteger(one) && one >= 1 && one <= m),
      )
    );
  },
  // Counts different numbers with sets.
  solve: (input) => {
    const { m, sheets } = read(input);
    const rows = sheets.map(([name, ...done]) => [name, m - new Set(done).size] as const);
    return lines(...rows, rows.filter(([, left]) => left === 0).length);
  },
} satisfies Making;
