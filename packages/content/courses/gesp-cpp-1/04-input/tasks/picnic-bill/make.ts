import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 200_000],
      [10_000, 10_000, 200_000],
      [10_000, 0, 60_025],
      [0, 10_000, 40_025],
      [1, 1, 35],
      [3, 3, 100],
      [1, 2, 39],
      [8_000, 9_000, 200_000],
      [9_999, 1, 180_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => {
      const [a, b] = [random.int(0, 10_000), random.int(0, 10_000)];
      return lines([a, b, random.int(6 * a + 4 * b + 25, 200_000)]);
    }),
  ],
  small: (random) => {
    const [a, b] = [random.int(0, 9), random.int(0, 9)];
    return lines([a, b, 6 * a + 4 * b + 25 + random.int(0, 30)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0, p = 0] = numbersOf(input);
    return isLineOf(input, [0, 10_000], [0, 10_000], [25, 200_000]) && p >= 6 * a + 4 * b + 25;
  },
  solve: (input) => {
    const [a = 0, b = 0, p = 0] = numbersOf(input);
    let total = 25;
    for (let i = 0; i < a; i++) total += 6;
    for (let i = 0; i < b; i++) total += 4;
    return lines([total, p - total]);
  },
} satisfies Making;
