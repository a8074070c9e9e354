import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1],
      [1, 1, 2],
      [1, 1, 3],
      [100, 100, 1],
      [100, 100, 300],
      [100, 1, 7],
      [1, 100, 7],
      [6, 6, 4],
      [9, 9, 5],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => lines([random.int(10, 100), random.int(10, 100), random.int(3, 20)])),
  ],
  small: (random) => lines([random.int(1, 7), random.int(1, 7), random.int(1, 10)]),
  isValid: (input) => isLineOf(input, [1, 100], [1, 100], [1, 300]),
  // Draws text rows first, and counts in them afterwards.
  solve: (input) => {
    const [n = 0, m = 0, k = 1] = numbersOf(input);
    const signOf = (row: number, column: number) => {
      if ((row + column) % k === 0) return 'R';
      return row % 2 === 1 && column % 2 === 1 ? '.' : 'G';
    };
    const rows = Array.from({ length: n }, (_, up) =>
      Array.from({ length: m }, (__, left) => signOf(up + 1, left + 1)).join(''),
    );
    const countOf = (text: string, sign: string) => text.split(sign).length - 1;
    const reds = rows.map((row) => countOf(row, 'R'));
    const all = rows.join('');
    return lines(...rows, [countOf(all, 'R'), countOf(all, 'G'), reds.lastIndexOf(Math.max(...reds)) + 1]);
  },
} satisfies Making;
