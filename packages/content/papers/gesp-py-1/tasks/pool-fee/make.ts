import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const BOUNDS = [720, 50, 20];

export const making = {
  inputs: () =>
    [
      [1, 1, 1],
      [720, 50, 20],
      [61, 10, 5],
      [90, 10, 5],
      [91, 10, 5],
      [241, 8, 12],
      [301, 8, 7],
      [160, 47, 11],
      [719, 1, 1],
      [500, 40, 15],
      [199, 12, 9],
      [700, 2, 20],
    ].map((rows) => lines(...rows)),
  small: (random) => lines(random.int(1, 400), random.int(1, 50), random.int(1, 20)),
  isValid: (input) => {
    const numbers = numbersOf(input);
    return (
      input === lines(...numbers) &&
      numbers.length === BOUNDS.length &&
      numbers.every((one, at) => Number.isInteger(one) && one >= 1 && one <= (BOUNDS[at] ?? 0))
    );
  },
  // Counts minute by minute.
  solve: (input) => {
    const [m = 0, a = 0, b = 0] = numbersOf(input);
    let fee = a;
    for (let minute = 61; minute <= m; minute++) if ((minute - 61) % 30 === 0) fee += b;
    return lines(Math.min(fee, 80));
  },
} satisfies Making;
