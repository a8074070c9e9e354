import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [2, 1],
      [200, 1],
      [200, 26],
      [200, 2],
      [7, 26],
      [12, 5],
      [26, 25],
      [3, 6],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(30, 199), random.int(3, 25)])),
  ],
  small: (random) => lines([random.int(1, 12), random.int(1, 26)]),
  isValid: (input) => isLineOf(input, [1, 200], [1, 26]),
  // Writes all cards in a row, and cuts it into steps.
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const round = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, k);
    const all = (n * (n + 1)) / 2;
    const row = round.repeat(Math.ceil(all / k)).slice(0, all);
    const steps = Array.from({ length: n }, (_, at) => row.slice((at * (at + 1)) / 2, ((at + 1) * (at + 2)) / 2));
    return lines(...steps, row.split('A').length - 1);
  },
} satisfies Making;
