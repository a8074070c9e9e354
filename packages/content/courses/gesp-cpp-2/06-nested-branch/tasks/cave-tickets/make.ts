import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [50, 1, 1],
      [119, 70, 6],
      [118, 80, 7],
      [119, 40, 7],
      [60, 14, 7],
      [100, 33, 6],
      [50, 120, 7],
      [115, 71, 7],
      [90, 16, 6],
      [120, 70, 7],
      [120, 70, 6],
      [121, 70, 7],
      [120, 95, 7],
      [150, 70, 2],
      [120, 72, 1],
      [220, 120, 7],
      [120, 14, 5],
    ].map((row) => lines(row)),
    lines([119, random.int(14, 60), 7]),
    lines([random.int(120, 190), 70, random.int(1, 5)]),
  ],
  small: (random) => lines([random.int(110, 130), random.pick([9, 13, 14, 30, 69, 70, 71]), random.int(1, 7)]),
  isValid: (input) => isLineOf(input, [50, 220], [1, 120], [1, 7]),
  // Looks the price up in a table of day and kind of guest.
  solve: (input) => {
    const [h = 0, a = 0, w = 0] = numbersOf(input);
    const kind = h < 120 ? 0 : 1 + [14, 70].filter((age) => a >= age).length;
    const prices = [6, 7].includes(w) ? [5, 40, 80, 40] : [0, 30, 60, 30];
    return lines(prices[kind] ?? 0);
  },
} satisfies Making;
