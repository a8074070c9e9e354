import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () =>
    [
      [119, 20],
      [120, 13],
      [195, 14],
      [196, 30],
      [250, 100],
      [120, 100],
      [195, 8],
      [196, 14],
      [150, 15],
      [50, 60],
      [195, 60],
      [120, 1],
      [119, 14],
    ].map((row) => lines(row)),
  small: (random) => lines([random.int(110, 205), random.int(8, 20)]),
  isValid: (input) => isLineOf(input, [50, 250], [1, 100]),
  solve: (input) => {
    const [h = 0, a = 0] = numbersOf(input);
    const [least, most] = [Math.max(h, 120), Math.min(h, 195)];
    const fits = least === most ? 1 : 0;
    return lines([fits, a < 14 ? 0 : fits]);
  },
} satisfies Making;
