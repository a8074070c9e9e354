import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      1, 5, 2, 30, 60, 90, 40, 1_000_000_000_000, 999_999_999_990, 999_999_999_999, 999_999_999_960, 150_000_000_000,
    ].map((n) => lines(n)),
    ...[1, 2, 3].map((_, at) => lines(random.int(1_000_000_000, 60_000_000_000) * 15 + at)),
  ],
  small: (random) => lines(random.int(1, 90)),
  isValid: (input) => isLineOf(input, [1, 1_000_000_000_000]),
  solve: (input) => {
    const day = Number(BigInt(input.trim()) % 30n);
    const who = day % 3 === 0 ? 0 : day % 5 === 0 ? 1 : day % 2 === 0 ? 2 : 3;
    return lines([0, 1, 2].map((one) => (one === who ? 1 : 0)));
  },
} satisfies Making;
