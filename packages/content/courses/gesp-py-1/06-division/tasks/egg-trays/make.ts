import { isColumnOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1),
    lines(1_000_000_000, 1),
    lines(1_000_000_000, 1_000_000),
    lines(1, 1_000_000),
    lines(999_999, 1_000_000),
    lines(36, 6),
    lines(35, 6),
    lines(37, 6),
    lines(720, 30),
    ...Array.from({ length: 3 }, () => lines(random.int(1000, 1_000_000_000), random.int(2, 1_000_000))),
  ],
  small: (random) => lines(random.int(1, 60), random.int(1, 12)),
  isValid: (input) => isColumnOf(input, [1, 1e9], [1, 1e6]),
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const need = Math.ceil(n / k);
    return lines(Math.floor(n / k), need, need * k - n);
  },
} satisfies Making;
