import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0],
      [1, 2, 3],
      [3, 2, 1],
      [1_000_000_000, 0, 5],
      [4, 4, 4],
      [0, 1_000_000_000, 1_000_000_000],
      [10, 20, 30],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines(random.some(3, 0, 1_000_000_000))),
  ],
  small: (random) => lines([random.int(0, 20), random.int(0, 20), random.int(0, 20)]),
  isValid: (input) => isLineOf(input, [0, 1_000_000_000], [0, 1_000_000_000], [0, 1_000_000_000]),
  solve: (input) => {
    const hats = numbersOf(input);
    const held = [hats.at(-1) ?? 0, ...hats.slice(0, -1)];
    return lines(held.map((count, at) => (at === 0 ? count + 1 : count)));
  },
} satisfies Making;
