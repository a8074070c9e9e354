import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) =>
    [
      ...[
        [1, 1],
        [2, 3],
        [3, 1],
        [2, 1],
        [3, 2],
        [1, 3],
        [100, 98],
        [4, 1],
        [99, 100],
        [50, 51],
        [100, 100],
        [5, 9],
        [6, 4],
        [8, 99],
        [99, 97],
      ].map((row) => lines(row)),
      ...Array.from({ length: 2 }, () => lines([random.int(4, 100), random.int(4, 100)])),
    ].filter((one, at, all) => all.indexOf(one) === at),
  small: (random) => lines([random.int(1, 100), random.int(1, 100)]),
  isValid: (input) => isLineOf(input, [1, 100], [1, 100]),
  solve: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    // Of the three signs in a circle, each beats the next.
    const ahead = (b - a + 300) % 3;
    return lines([ahead, a + b]);
  },
} satisfies Making;
