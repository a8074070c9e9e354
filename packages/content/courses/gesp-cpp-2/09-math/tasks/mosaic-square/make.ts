import { lines, type Making } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000_000_000;

export const making = {
  inputs: (random) => [
    ...[
      1,
      2,
      3,
      MOST,
      MOST - 1,
      999_998_000_001,
      999_998_000_000,
      81,
      80,
      2_147_483_648,
      4_294_967_296,
      4_294_967_295,
      99,
    ].map((n) => lines(n)),
    ...Array.from({ length: 2 }, () => lines(random.int(50_000, 900_000) ** 2)),
    ...Array.from({ length: 3 }, () => lines(random.int(60_000, 990_000) ** 2 - 1)),
  ],
  small: (random) => lines(random.int(1, 400)),
  isValid: (input) => /^[1-9]\d*\n$/u.test(input) && Number(input) <= MOST,
  // Halves the range of possible sides until one is left.
  solve: (input) => {
    const n = Number(input);
    let [fits, tooLong] = [1, 1_000_001];
    while (tooLong - fits > 1) {
      const side = Math.floor((fits + tooLong) / 2);
      if (side * side <= n) fits = side;
      else tooLong = side;
    }
    return lines([fits, n - fits * fits, tooLong * tooLong - n]);
  },
} satisfies Making;
