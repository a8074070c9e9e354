import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 1],
      [23, 59, 1],
      [0, 0, 1440],
      [23, 59, 1_000_000],
      [12, 0, 720],
      [10, 50, 20],
      [5, 5, 5],
      [0, 0, 1_000_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(0, 23), random.int(0, 59), random.int(1500, 1_000_000)])),
  ],
  small: (random) => lines([random.int(0, 23), random.int(0, 59), random.int(1, 5000)]),
  isValid: (input) => isLineOf(input, [0, 23], [0, 59], [1, 1_000_000]),
  solve: (input) => {
    let [h = 0, m = 0, nights = 0] = numbersOf(input);
    const t = nights;
    nights = 0;
    for (let minute = 0; minute < t; minute++) {
      m = m === 59 ? 0 : m + 1;
      if (m === 0) h = h === 23 ? 0 : h + 1;
      if (m === 0 && h === 0) nights++;
    }
    return lines([h, m, nights]);
  },
} satisfies Making;
