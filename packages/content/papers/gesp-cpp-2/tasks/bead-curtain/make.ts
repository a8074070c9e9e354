import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [100, 100],
      [1, 100],
      [100, 1],
      [5, 5],
      [3, 4],
      [4, 3],
      [7, 2],
      [10, 10],
      [99, 98],
    ].map((row) => lines(row)),
    ...Array.from({ length: 2 }, () => lines([random.int(10, 99), random.int(10, 99)])),
  ],
  small: (random) => lines([random.int(1, 7), random.int(1, 7)]),
  isValid: (input) => isLineOf(input, [1, 100], [1, 100]),
  solve: (input) => {
    const [n = 0, m = 0] = numbersOf(input);
    const beads = 'RWB'.repeat(Math.ceil((n * m) / 3)).slice(0, n * m);
    const rows = Array.from({ length: n }, (_, i) => beads.slice(i * m, (i + 1) * m));
    return lines(...rows, beads.split('R').length - 1);
  },
} satisfies Making;
