import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 0],
      [100_000, 100_000, 1],
      [200, 31, 1],
      [203, 45, 1],
      [350, 60, 1],
      [250, 35, 1],
      [99, 60, 1],
      [120, 100, 0],
      [57, 40, 1],
      [30, 99, 1],
      [64, 45, 0],
      [408, 32, 1],
    ].map((row) => lines(row)),
    ...Array.from({ length: 2 }, () => lines([random.int(201, 999), random.int(31, 45), 1])),
  ],
  small: (random) => lines([random.int(1, 400), random.int(1, 70), random.int(0, 1)]),
  isValid: (input) => isLineOf(input, [1, 1e5], [1, 1e5], [0, 1]),
  // Counts pages and days one by one.
  solve: (input) => {
    const [p = 0, d = 0, r = 0] = numbersOf(input);
    let score = p < 200 ? 0 : 5;
    for (let page = 1; page <= p; page++) if (page % 10 === 0) score++;
    for (let day = 31; day <= d && score > 0; day++) score--;
    return lines(score * (1 + r));
  },
} satisfies Making;
