import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 1],
      [100_000, 100_000, 100_000],
      [1, 999, 1],
      [0, 100_000, 100_000],
      [7, 99_999, 101],
      [40, 100, 20],
      [90, 95, 6],
      [12, 24, 12],
      [0, 99_900, 100],
      [33, 33, 5],
      [250, 1000, 250],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(1, 5000), random.int(50_000, 100_000), random.int(200, 900)])),
  ],
  small: (random) => {
    const a = random.int(0, 20);
    return lines([a, a + random.int(0, 40), random.int(1, 12)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0, k = 1] = numbersOf(input);
    return isLineOf(input, [0, 100_000], [0, 100_000], [1, 100_000]) && a <= b && (b - a) / k < 1000;
  },
  solve: (input) => {
    const [a = 0, b = 0, k = 1] = numbersOf(input);
    return lines(Array.from({ length: Math.floor((b - a) / k) + 1 }, (_, at) => a + at * k));
  },
} satisfies Making;
