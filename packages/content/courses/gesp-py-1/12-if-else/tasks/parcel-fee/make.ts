import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () =>
    [
      [1, 0],
      [1, 1],
      [3, 1],
      [4, 0],
      [14, 0],
      [1000, 1],
      [10, 1],
      [11, 1],
      [12, 1],
      [13, 1],
    ].map((row) => lines(row)),
  small: (random) => lines([random.int(1, 20), random.int(0, 1)]),
  isValid: (input) => isLineOf(input, [1, 1000], [0, 1]),
  // Pays kilogram by kilogram.
  solve: (input) => {
    const [w = 0, u = 0] = numbersOf(input);
    let fee = 8 + 10 * u;
    for (let weight = 4; weight <= w; weight++) fee += 2;
    return lines(fee > 29 ? fee - 4 : fee);
  },
} satisfies Making;
