import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[1, 60, 61, 91, 119, 200, 301, 430, 100_000, 600, 1440, 5000].map((one) => lines(one)),
    ...Array.from({ length: 2 }, () => lines(random.int(500, 99_999))),
    lines(random.int(62, 80)),
  ],
  small: (random) => lines(random.int(1, 500)),
  isValid: (input) => isLineOf(input, [1, 100_000]),
  // Adds one half hour after the other.
  solve: (input) => {
    const [m = 0] = numbersOf(input);
    let fee = m > 15 ? 5 : 0;
    for (let from = 60; from < m; from += 30) fee += 3;
    return lines(Math.min(fee, 40));
  },
} satisfies Making;
