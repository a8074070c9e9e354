import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const [MOST, MOST_WANTED] = [1_000_000_000, 1_000_000_000_000_000_000];

export const making = {
  inputs: (random) => [
    ...[
      [1900, 1, 1, 1],
      [2100, 10, 1, MOST_WANTED],
      [2100, 10, MOST, MOST_WANTED],
      [1971, 2, 2300, 4600],
      [1990, 5, MOST, 1],
      [2020, 3, 1, 1_048_576],
      [2020, 4, 1, 1_048_577],
      [1950, 7, 3, 6],
      [2001, 9, 8, 8],
      [1985, 3, 700, 5600],
      [1960, 6, 11, 10],
      [2050, 2, 64, 64],
      [1999, 1, 100, 7],
      [2010, 8, 5, 3],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () =>
      lines([random.int(1900, 2100), random.int(2, 10), random.int(1, 5000), random.int(1_000_000, MOST) * 1000]),
    ),
  ],
  small: (random) => lines([random.int(1900, 2100), random.int(1, 10), random.int(1, 20), random.int(1, 500)]),
  isValid: (input) => isLineOf(input, [1900, 2100], [1, 10], [1, MOST], [1, MOST_WANTED]),
  // Finds the least power of two by its exponent.
  solve: (input) => {
    const [y = 0, t = 0, a = 1, m = 1] = numbersOf(input);
    const [first, wanted] = [BigInt(a), BigInt(m)];
    const times = Array.from({ length: 61 }, (_, at) => at).find((at) => first << BigInt(at) >= wanted) ?? 0;
    return lines([y + t * times, `${first << BigInt(times)}`]);
  },
} satisfies Making;
