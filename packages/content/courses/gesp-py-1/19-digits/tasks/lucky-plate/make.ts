import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[1, 8, 1_000_000_000, 888_888_888, 80, 12_321, 800_008, 8808, 123_456_789, 987_678_9, 5885, 700].map((n) =>
      lines(n),
    ),
    ...Array.from({ length: 2 }, () => lines(random.int(10_000, 999_999_999))),
  ],
  small: (random) => lines(random.int(1, 2000)),
  isValid: (input) => isLineOf(input, [1, 1e9]),
  // Reads the number as a text.
  solve: (input) => {
    const digits = input.trim().split('');
    const turned = digits.toReversed().join('');
    const sum = digits.reduce((total, digit) => total + Number(digit) + (digit === '8' ? 10 : 0), 0);
    return lines(sum + (turned === digits.join('') ? 50 : 0), Number(turned));
  },
} satisfies Making;
