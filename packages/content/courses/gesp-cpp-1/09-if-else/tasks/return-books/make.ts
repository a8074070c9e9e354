import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1],
      [100, 1000, 100],
      [1, 1000, 100],
      [100, 100, 100],
      [100, 1, 50],
      [30, 30, 7],
      [30, 31, 7],
      [21, 21, 3],
      [21, 20, 3],
      [60, 60, 9],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(5, 60), random.int(70, 999), random.int(2, 99)])),
    lines(Array.from({ length: 3 }, () => 45)),
  ],
  small: (random) => lines([random.int(1, 20), random.int(1, 40), random.int(1, 9)]),
  isValid: (input) => isLineOf(input, [1, 100], [1, 1000], [1, 100]),
  solve: (input) => {
    const [k = 0, d = 0, f = 0] = numbersOf(input);
    let [left, fee] = [k, 0];
    for (let day = 1; day <= d; day++) {
      if (left > 0) left--;
      else fee += f;
    }
    return lines(fee > 0 ? ['pay', fee] : ['ok', left]);
  },
} satisfies Making;
