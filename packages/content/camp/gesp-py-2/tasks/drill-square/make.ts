import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1),
    lines(2),
    lines(3),
    lines(4),
    lines(8),
    lines(15),
    lines(1_000_000_000),
    lines(999_950_884),
    lines(999_950_883),
    lines(100),
    lines(99),
    lines(31_329),
    lines(65_536),
    lines(12_500),
    lines(77_100),
    lines(144),
    lines(random.int(100_000_000, 900_000_000)),
  ],
  small: (random) => lines(random.int(1, 200)),
  isValid: (input) => isLineOf(input, [1, 1_000_000_000]),
  // Lets the square grow row by row.
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    let side = 0;
    while ((side + 1) ** 2 <= n) side += 1;
    const next = side ** 2 === n ? side : side + 1;
    return lines([side, n - side ** 2, next ** 2 - n]);
  },
} satisfies Making;
