import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[3, 5, 6, 7, 10, 13, 26, 59, 60].map((n) => lines(n)),
    ...random.some(3, 30, 58).map((n) => lines(n)),
  ],
  small: (random) => lines(random.int(2, 6)),
  isValid: (input) => isLineOf(input, [2, 60]),
  // Builds the lower half, and mirrors it.
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const half = Array.from({ length: n - 1 }, (_, at) => {
      const inner = 2 * at + 1;
      return ' '.repeat(n - 2 - at) + '*' + (at === n - 2 ? '*' : 'o').repeat(inner) + '*';
    });
    const upper = half.toReversed().map((row) => row.replaceAll('o', '.'));
    const sand = half.join('').split('o').length - 1;
    return lines(...upper, ' '.repeat(n - 1) + '*', ...half, sand);
  },
} satisfies Making;
