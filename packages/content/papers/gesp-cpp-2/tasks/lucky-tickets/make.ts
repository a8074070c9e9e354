import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 100_000],
      [100_000, 100_000],
      [2, 3],
      [1, 9],
      [10, 99],
      [9, 16],
      [49, 81],
      [99_856, 100_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => {
      const a = random.int(1, 90_000);
      return lines([a, random.int(a, 100_000)]);
    }),
  ],
  small: (random) => {
    const a = random.int(1, 300);
    return lines([a, a + random.int(0, 120)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [1, 100_000], [1, 100_000]) && a <= b;
  },
  solve: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    const squares = new Set(Array.from({ length: 400 }, (_, root) => (root + 1) ** 2));
    let [tickets, gifts] = [0, 0];
    for (let n = a; n <= b; n++) {
      const sum = `${n}`.split('').reduce((total, digit) => total + Number(digit), 0);
      if (!squares.has(sum)) continue;
      tickets++;
      gifts += squares.has(n) ? 2 : 1;
    }
    return lines([tickets, gifts]);
  },
} satisfies Making;
