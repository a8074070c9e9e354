import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[1, 300, 10, 99, 200, 8, 150].map((side) => lines(side)),
    ...Array.from({ length: 3 }, () => lines(random.int(11, 299))),
  ],
  small: (random) => lines(random.int(1, 300)),
  isValid: (input) => isLineOf(input, [1, 300]),
  solve: (input) => `forward(${input.trim()})\nleft(90)\n`.repeat(4),
} satisfies Making;
