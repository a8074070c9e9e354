import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 2, 2],
      [1_000_000, 2, 2],
      [1_000_000, 1_000_000, 1_000_000],
      [999_999, 1_000_000, 2],
      [10, 4, 6],
      [16, 5, 6],
      [107, 30, 9],
      [30, 9, 100],
      [65, 20, 3],
      [9, 2, 7],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => {
      const [a, b] = [random.int(20, 90), random.int(3, 19)];
      return lines([(a + b) * random.int(100, 5000) + random.int(b, a), a, b]);
    }),
  ],
  small: (random) => lines([random.int(0, 60), random.int(2, 12), random.int(2, 12)]),
  isValid: (input) => isLineOf(input, [0, 1_000_000], [2, 1_000_000], [2, 1_000_000]),
  solve: (input) => {
    const [e = 0, a = 0, b = 0] = numbersOf(input);
    const leftAfter = (laps: number) => e - Math.ceil(laps / 2) * a - Math.floor(laps / 2) * b + Math.floor(laps / 3);
    let laps = 0;
    while (leftAfter(laps) - (laps % 2 === 0 ? a : b) >= 0) laps++;
    return lines([laps, leftAfter(laps)]);
  },
} satisfies Making;
