import { isColumnOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [
    lines(1, 1, 1, 1, 0),
    lines(3, 1, 1, 1, 0),
    lines(1000, 1, 1, 1, 1000),
    lines(1000, 1, 1, 1, 7),
    lines(999, 1, 1, 1, 0),
    lines(1000, 1, 2, 3, 200),
    lines(1000, 3, 1, 2, 160),
    lines(997, 2, 3, 1, 90),
    lines(840, 12, 7, 5, 13),
    lines(1000, 1, 1, 2, 333),
    lines(600, 40, 3, 25, 60),
    lines(980, 2, 2, 1, 400),
    lines(840, 12, 7, 5, 150),
    lines(500, 9, 4, 11, 90),
    lines(720, 60, 45, 36, 20),
  ],
  small: (random) => lines(random.int(1, 60), random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(0, 8)),
  isValid: (input) => isColumnOf(input, [1, 1000], [1, 1000], [1, 1000], [1, 1000], [0, 1000]),
  // Starts with the peaches and compares each pair of the three numbers.
  solve: (input) => {
    const [w = 0, a = 0, b = 0, c = 0, d = 0] = numbersOf(input);
    let [ways, most] = [0, 0];
    for (let z = 1; c * z < w; z++)
      for (let x = 1; c * z + a * x < w; x++) {
        const y = (w - c * z - a * x) / b;
        const isClose = Math.abs(x - y) <= d && Math.abs(y - z) <= d && Math.abs(x - z) <= d;
        if (!Number.isInteger(y) || !isClose) continue;
        ways++;
        most = Math.max(most, x + y + z);
      }
    return lines(ways, most);
  },
} satisfies Making;
