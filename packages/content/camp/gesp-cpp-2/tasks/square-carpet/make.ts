import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[1, 2, 4, 18, 25, 625, 1250, 2500, 5000, 801_125, 999_949, 1_000_000].map((n) => lines(n)),
    lines(2 * random.int(100, 700) ** 2),
  ],
  small: (random) => lines(random.int(1, 400)),
  isValid: (input) => isLineOf(input, [1, 1_000_000]),
  // Looks up for each square whether the rest is a square too.
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const roots = new Map(Array.from({ length: 1000 }, (_, at) => [(at + 1) ** 2, at + 1]));
    const larger = [...roots].flatMap(([square, side]) => {
      const other = roots.get(n - square) ?? 0;
      return other >= side ? [other] : [];
    });
    return lines([larger.length, larger.length === 0 ? 0 : Math.min(...larger)]);
  },
} satisfies Making;
