import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[0, 1, -1, 1_000_000_000, -1_000_000_000, 32_768, 999_999_999].map((n) => lines(n)),
    ...Array.from({ length: 3 }, () => lines(random.int(-1_000_000_000, 1_000_000_000))),
  ],
  small: (random) => lines(random.int(-50, 50)),
  isValid: (input) => isLineOf(input, [-1_000_000_000, 1_000_000_000]),
  solve: (input) => lines([input.trim(), input.trim()]),
} satisfies Making;
