import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 1, 2, 3],
      [1000, 1, 2, 3],
      [1000, 998, 999, 1000],
      [500, 300, 400, 500],
      [400, 300, 400, 500],
      [720, 200, 720, 800],
      [299, 300, 400, 500],
      [650, 80, 90, 650],
      [80, 80, 90, 650],
      [999, 100, 200, 999],
      [499, 300, 400, 500],
    ].map((row) => lines(row)),
    lines([random.int(700, 1000), 120, 340, 560]),
    lines([random.int(350, 550), 120, 340, 560]),
    lines([random.int(10, 110), 120, 340, 560]),
  ],
  small: (random) => {
    const a = random.int(1, 10);
    const b = a + random.int(1, 5);
    return lines([random.int(0, 25), a, b, b + random.int(1, 5)]);
  },
  isValid: (input) => {
    const [, a = 0, b = 0, c = 0] = numbersOf(input);
    return isLineOf(input, [0, 1000], [1, 1000], [1, 1000], [1, 1000]) && a < b && b < c;
  },
  solve: (input) => {
    const [h = 0, a = 0, b = 0, c = 0] = numbersOf(input);
    const reached = [a, b, c].filter((line) => line <= h);
    const word = ['safe', 'yellow', 'orange', 'red'][reached.length] ?? '';
    return lines([word, Math.abs(h - (reached.at(-1) ?? a))]);
  },
} satisfies Making;
