import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () =>
    [
      [25, 70],
      [25, 85],
      [26, 100],
      [45, 0],
      [45, 70],
      [30, 90],
      [25, 29],
      [25, 0],
      [15, 70],
      [15, 100],
      [15, 69],
      [15, 30],
      [15, 29],
      [15, 0],
      [20, 75],
      [24, 29],
      [14, 100],
      [-20, 100],
    ].map((row) => lines(row)),
  small: (random) => lines([random.int(10, 30), random.int(20, 80)]),
  isValid: (input) => isLineOf(input, [-20, 45], [0, 100]),
  solve: (input) => {
    const [t = 0, r = 0] = numbersOf(input);
    const clothes = [25, 15].filter((least) => t < least).length + 1;
    const rain = [30, 70].filter((least) => r >= least).length;
    return lines([clothes, rain === 2 && clothes === 3 ? 9 : rain]);
  },
} satisfies Making;
