import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const contest = (marks: readonly number[]) => lines(marks.length, marks);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const same = (n: number, mark: number) => Array.from({ length: n }, () => mark);

export const making = {
  inputs: (random) => [
    contest(same(100, 100)),
    contest(same(100, 0)),
    contest([0, 100, 70]),
    contest([90, 90, 89, 90]),
    contest([74, 75, 74, 76]),
    contest([80, 88, 91, 95, 84, 82]),
    contest([76, 79, 91, 78, 88]),
    contest([76, 79, 92, 78, 88]),
    contest([95, 93, 92, 91, 90, 89, 84]),
    contest(any(random, 30, 70, 100)),
    contest(any(random, 99, 82, 97)),
    contest(any(random, 100, 0, 100)),
  ],
  small: (random) => contest(any(random, random.int(3, 8), random.int(0, 90), 100)),
  isValid: (input) => {
    const [n = 0, ...marks] = numbersOf(input);
    return (
      input === contest(marks) &&
      n === marks.length &&
      n >= 3 &&
      n <= 100 &&
      marks.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
    );
  },
  // Sorts the marks, and rounds in whole numbers.
  solve: (input) => {
    const marks = numbersOf(input)
      .slice(1)
      .toSorted((a, b) => a - b);
    const kept = marks.slice(1, -1);
    const sum = kept.reduce((all, one) => all + one, 0);
    const mark = Math.floor((2 * sum + kept.length) / (2 * kept.length));
    const apart = (marks.at(-1) ?? 0) - (marks[0] ?? 0);
    const prize = mark >= 90 ? 3 : mark < 75 ? 0 : apart <= 15 ? 2 : 1;
    return lines([mark, prize]);
  },
} satisfies Making;
