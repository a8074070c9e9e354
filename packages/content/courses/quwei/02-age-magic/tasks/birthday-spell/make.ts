import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1900, 0],
      [3000, 99],
      [1900, 99],
      [3000, 0],
      [2000, 1],
      [2026, 50],
    ].map((row) => lines(row)),
    ...Array.from({ length: 5 }, () => lines([random.int(1900, 3000), random.int(1, 99)])),
  ],
  small: (random) => lines([random.int(1900, 3000), random.int(0, 99)]),
  isValid: (input) => isLineOf(input, [1900, 3000], [0, 99]),
  solve: (input) => {
    const [year = 0, age = 0] = numbersOf(input);
    let born = year;
    for (let i = 0; i < age; i++) born--;
    return lines([born, year + (100 - age)]);
  },
} satisfies Making;
