import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 88],
      [88, 88],
      [1, 2],
      [87, 88],
      [40, 52],
      [28, 76],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(1, 40), random.int(41, 88)])),
  ],
  small: (random) => {
    const a = random.int(1, 80);
    return lines([a, a + random.int(0, 8)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [1, 88], [1, 88]) && a <= b;
  },
  solve: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    const up = Array.from({ length: b - a + 1 }, (_, at) => a + at);
    const keys = [...up, ...up.slice(0, -1).toReversed()];
    return lines(keys, keys.length);
  },
} satisfies Making;
