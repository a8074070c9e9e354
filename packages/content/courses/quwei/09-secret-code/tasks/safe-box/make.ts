import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0, 0, 0],
      [9, 9, 9, 9, 9],
      [0, 0, 0, 0, 9],
      [1, 2, 3, 4, 1],
      [5, 5, 5, 5, 5],
      [9, 0, 9, 0, 8],
      [2, 1, 0, 0, 7],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([...Array.from({ length: 4 }, () => random.int(0, 9)), random.int(4, 9)])),
  ],
  small: (random) => lines(Array.from({ length: 5 }, () => random.int(0, 9))),
  isValid: (input) => isLineOf(input, ...Array.from({ length: 5 }, () => [0, 9] as const)),
  solve: (input) => {
    const numbers = numbersOf(input);
    const k = numbers[4] ?? 0;
    const real = numbers.slice(0, 4).map((shown, at) => {
      let digit = shown;
      for (let step = 0; step < k * (at + 1); step++) digit = digit === 0 ? 9 : digit - 1;
      return digit;
    });
    return lines(
      real.join(''),
      real.reduce((x, y) => x + y, 0),
    );
  },
} satisfies Making;
