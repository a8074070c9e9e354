import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0],
      [1000, 1000, 20_000],
      [1000, 0, 6000],
      [0, 1000, 4009],
      [3, 3, 31],
      [1, 0, 100],
      [0, 1, 99],
      [7, 2, 60],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => {
      const [a, b] = [random.int(1, 900), random.int(1, 900)];
      return lines([a, b, 6 * a + 4 * b + random.int(11, 900)]);
    }),
  ],
  small: (random) => {
    const [a, b] = [random.int(0, 9), random.int(0, 9)];
    return lines([a, b, 6 * a + 4 * b + random.int(0, 60)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0, p = 0] = numbersOf(input);
    return isLineOf(input, [0, 1000], [0, 1000], [0, 20_000]) && p >= 6 * a + 4 * b;
  },
  solve: (input) => {
    let [a = 0, b = 0, left = 0] = numbersOf(input);
    for (; a > 0; a--) left -= 6;
    for (; b > 0; b--) left -= 4;
    let tens = 0;
    for (; left >= 10; left -= 10) tens++;
    return lines([tens, left]);
  },
} satisfies Making;
