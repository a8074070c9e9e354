import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const BILLION = 1_000_000_000;
type Marks = readonly (readonly number[])[];
const menu = (loss: number, marks: Marks) => lines([marks.length, marks[0]?.length ?? 0, loss], ...marks);
const some = (random: Random, n: number, m: number, loss: number, most: number) =>
  menu(
    loss,
    Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(0, most))),
  );

const marksOf = (numbers: readonly number[], m: number): number[][] =>
  Array.from({ length: numbers.length / m }, (_, at) => numbers.slice(at * m, at * m + m));

export const making = {
  inputs: (random) => [
    menu(0, [[0]]),
    menu(5, [[3, 8, 1]]),
    some(random, 5, 4, 3, 10),
    some(random, 10, 9, 2, 50),
    some(random, 30, 20, 40_000_000, BILLION),
    some(random, 60, 12, 70_000_000, BILLION),
    some(random, 40, 40, 30_000_000, BILLION),
    some(random, 100, 8, 150_000_000, BILLION),
    some(random, 120, 1, BILLION, BILLION),
    some(random, 120, 15, 90_000_000, BILLION),
    some(random, 25, 120, 60_000_000, BILLION),
  ],
  small: (random) => some(random, random.int(1, 5), random.int(1, 5), random.int(0, 4), 9),
  isValid: (input) => {
    const [n = 0, m = 0, loss = 0, ...rest] = numbersOf(input);
    const marks = m > 0 ? marksOf(rest, m) : [];
    return (
      input === menu(loss, marks) &&
      n === marks.length &&
      n >= 1 &&
      n <= 120 &&
      m >= 1 &&
      m <= 120 &&
      [loss, ...rest].every((one) => Number.isInteger(one) && one >= 0 && one <= BILLION)
    );
  },
  // After each day lets the best points spread to the neighbouring windows, once to each side.
  solve: (input) => {
    const [, m = 1, loss = 0, ...rest] = numbersOf(input);
    let best = Array.from({ length: m }, () => 0);
    for (const marks of marksOf(rest, m)) {
      const spread = [...best];
      for (let j = 1; j < m; j += 1) spread[j] = Math.max(spread[j] ?? 0, (spread[j - 1] ?? 0) - loss);
      for (let j = m - 2; j >= 0; j -= 1) spread[j] = Math.max(spread[j] ?? 0, (spread[j + 1] ?? 0) - loss);
      best = spread.map((one, j) => one + (marks[j] ?? 0));
    }
    return lines(Math.max(...best));
  },
} satisfies Making;
