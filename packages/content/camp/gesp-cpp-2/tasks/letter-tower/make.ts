import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const making = {
  inputs: () => [2, 4, 5, 7, 10, 13, 18, 25, 26].map((n) => lines(n)),
  small: (random) => lines(random.int(1, 8)),
  isValid: (input) => isLineOf(input, [1, 26]),
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const floor = (height: number) => {
      const up = ALPHABET.slice(0, height);
      const dots = '.'.repeat(n - height);
      return `${dots}${up}${up.split('').toReversed().join('').slice(1)}${dots}`;
    };
    return lines(...Array.from({ length: n }, (_, at) => floor(at + 1)));
  },
} satisfies Making;
