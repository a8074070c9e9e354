import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [2, 4, 5, 9, 10, 11, 12, 20, 21, 37, 60].map((n) => lines(n)),
  small: (random) => lines(random.int(1, 5)),
  isValid: (input) => isLineOf(input, [1, 60]),
  // Writes each place by its distance from the middle.
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const row = (i: number) =>
      Array.from({ length: 2 * n - 1 }, (_, at) => {
        const digit = i - Math.abs(n - 1 - at);
        return digit > 0 ? `${digit % 10}` : '.';
      }).join('');
    return lines(...Array.from({ length: n }, (_, at) => row(at + 1)));
  },
} satisfies Making;
