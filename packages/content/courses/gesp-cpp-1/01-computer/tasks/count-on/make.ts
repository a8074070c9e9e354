import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[0, -1, -4, 99, 1_000_000_000, -1_000_000_000, 32_767, -40_000].map((n) => lines(n)),
    ...Array.from({ length: 3 }, () => lines(random.int(-1_000_000_000, 1_000_000_000))),
  ],
  small: (random) => lines(random.int(-50, 50)),
  isValid: (input) => isLineOf(input, [-1_000_000_000, 1_000_000_000]),
  solve: (input) => {
    const said: number[] = [];
    for (let next = Number(input); said.length < 4; next++) said.push(next);
    return lines(said);
  },
} satisfies Making;
