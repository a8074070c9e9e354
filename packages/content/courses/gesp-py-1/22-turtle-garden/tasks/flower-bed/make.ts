import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [50, 50],
      [1, 50],
      [3, 3],
      [5, 5],
      [7, 4],
      [20, 35],
      [4, 4],
      [6, 3],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(5, 50), random.int(5, 50)])),
  ],
  small: (random) => lines([random.int(1, 8), random.int(1, 8)]),
  isValid: (input) => isLineOf(input, [1, 50], [1, 50]),
  // Builds the rows as texts, then counts the stars in them.
  solve: (input) => {
    const [n = 0, m = 0] = numbersOf(input);
    const edge = '#'.repeat(m);
    const inside = (from: string) =>
      Array.from({ length: m - 2 }, (_, at) => (at % 2 === 0 ? from : from === '*' ? '.' : '*'));
    const rows = Array.from({ length: n }, (_, at) =>
      at === 0 || at === n - 1 || m < 3 ? edge : `#${inside(at % 2 === 1 ? '*' : '.').join('')}#`,
    );
    return lines(...rows, rows.join('').split('*').length - 1);
  },
} satisfies Making;
