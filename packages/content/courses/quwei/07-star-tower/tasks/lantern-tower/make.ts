import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [40, 1],
      [40, 40],
      [6, 6],
      [9, 3],
      [12, 5],
      [1, 40],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(13, 39), random.int(2, 7)])),
  ],
  small: (random) => lines([random.int(1, 12), random.int(1, 8)]),
  isValid: (input) => isLineOf(input, [1, 40], [1, 40]),
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const tower = Array.from({ length: n }, (_, at) => ((at + 1) % k === 0 ? 'O' : '*').repeat(at + 1));
    return lines(...tower, tower.join('').replaceAll('*', '').length);
  },
} satisfies Making;
