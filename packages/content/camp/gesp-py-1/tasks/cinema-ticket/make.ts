import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [
    lines(1, 0, 1),
    lines(200, 120, 0),
    lines(200, 5, 1),
    lines(9, 6, 1),
    lines(47, 12, 0),
    lines(33, 65, 1),
    lines(99, 64, 1),
    lines(7, 8, 1),
    lines(4, 30, 1),
    lines(60, 3, 1),
    lines(77, 12, 1),
    lines(81, 65, 0),
    lines(63, 65, 1),
  ],
  small: (random) => lines(random.int(1, 40), random.int(0, 80), random.int(0, 1)),
  isValid: (input) => {
    const [p = 0, a = -1, v = -1] = numbersOf(input);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return input === lines(p, a, v) && isIn(p, 1, 200) && isIn(a, 0, 120) && isIn(v, 0, 1);
  },
  // Looks up the share of the price by age.
  solve: (input) => {
    const [p = 0, a = 0, v = 0] = numbersOf(input);
    const shares = Array.from({ length: 121 }, (_, age) => (age < 6 ? 0 : age < 13 || age > 64 ? 1 : 2));
    return lines(Math.max(0, Math.floor((p * (shares[a] ?? 0)) / 2) - v * 5));
  },
} satisfies Making;
