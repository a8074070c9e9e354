import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1, 1),
    lines(1, 50, 50),
    lines(1_000_000, 1, 1),
    lines(1_000_000, 50, 50),
    lines(999_999, 7, 11),
    lines(360, 9, 8),
    lines(361, 9, 8),
    lines(359, 9, 8),
    lines(12, 5, 5),
    lines(random.int(1000, 9000), random.int(2, 20), random.int(2, 20)),
    lines(random.int(100_000, 900_000), random.int(2, 50), random.int(2, 50)),
  ],
  small: (random) => lines(random.int(1, 60), random.int(1, 6), random.int(1, 6)),
  isValid: (input) => {
    const numbers = numbersOf(input);
    const [n = 0, r = 0, c = 0] = numbers;
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return input === lines(n, r, c) && isIn(n, 1_000_000) && isIn(r, 50) && isIn(c, 50);
  },
  // Fills tray by tray.
  solve: (input) => {
    const [n = 0, r = 0, c = 0] = numbersOf(input);
    let [trays, places] = [0, 0];
    while (places < n) {
      trays++;
      places += r * c;
    }
    return lines(trays, places - n);
  },
} satisfies Making;
