import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(0, 0, 1, 1),
    lines(10_000, 99, 1, 1),
    lines(10_000, 99, 500, 200),
    lines(0, 99, 60, 40),
    lines(1, 0, 60, 40),
    lines(1, 1, 60, 40),
    lines(12, 0, 100, 20),
    lines(7, 5, 33, 7),
    lines(3, 50, 349, 2),
    lines(random.int(10, 90), random.int(0, 99), random.int(20, 90), random.int(10, 40)),
    lines(random.int(1000, 9000), random.int(0, 99), random.int(100, 500), random.int(50, 200)),
  ],
  small: (random) => lines(random.int(0, 3), random.int(0, 99), random.int(1, 60), random.int(1, 30)),
  isValid: (input) => {
    const [m = -1, c = -1, g = 0, b = 0] = numbersOf(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return input === lines(m, c, g, b) && isIn(m, 0, 10_000) && isIn(c, 0, 99) && isIn(g, 1, 500) && isIn(b, 1, 200);
  },
  // Cuts piece by piece.
  solve: (input) => {
    const [m = 0, c = 0, g = 0, b = 0] = numbersOf(input);
    let [left, gifts] = [m * 100 + c, 0];
    while (left >= g + b) {
      left -= g + b;
      gifts++;
    }
    return lines(gifts, left, g + b - left);
  },
} satisfies Making;
