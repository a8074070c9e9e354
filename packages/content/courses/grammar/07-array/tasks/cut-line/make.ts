import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const exam = (k: number, all: readonly number[]) => lines([all.length, k], all);

export const making = {
  inputs: (random) =>
    [
      exam(1, [0]),
      exam(1, [100]),
      exam(4, [0, 0, 0, 0, 0]),
      exam(3, [100, 100, 0, 0]),
      exam(2, [10, 9, 9, 0]),
      exam(5, [60, 60, 60, 70, 70, 0]),
      exam(3, [5, 4, 3, 2, 1, 0]),
      exam(4, [0, 0, 50]),
      exam(2, [0, 90, 90, 90]),
      exam(
        1000,
        Array.from({ length: 2000 }, () => random.int(0, 100)),
      ),
      exam(
        100,
        Array.from({ length: 150 }, () => random.pick([0, 1])),
      ),
      exam(
        30,
        Array.from({ length: 60 }, () => random.int(0, 10)),
      ),
      exam(
        2000,
        Array.from({ length: 2000 }, () => random.int(0, 3)),
      ),
    ].filter((one) => {
      const [n = 0, k = 0] = numbersOf(one);
      return k <= n;
    }),
  small: (random) => {
    const n = random.int(1, 8);
    return exam(
      random.int(1, n),
      Array.from({ length: n }, () => random.pick([0, 1, 2, 99, 100])),
    );
  },
  isValid: (input) => {
    const [n = 0, k = 0, ...all] = numbersOf(input);
    return (
      input === exam(k, all) &&
      n === all.length &&
      k >= 1 &&
      k <= n &&
      n <= 2000 &&
      all.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
    );
  },
  // Sorts all scores.
  solve: (input) => {
    const [, k = 0, ...all] = numbersOf(input);
    const sorted = all.toSorted((a, b) => b - a);
    const line = sorted[k - 1] ?? 0;
    const taken = sorted.filter((one) => one >= line).length;
    return lines([line, taken, sorted[taken] ?? -1]);
  },
} satisfies Making;
