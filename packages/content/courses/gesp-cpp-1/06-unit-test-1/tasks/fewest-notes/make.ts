import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[0, 19, 49, 69, 15, 38, 139, 1_000_000_000, 999_999_999, 32_768].map((n) => lines(n)),
    ...Array.from({ length: 6 }, () => lines(random.int(40_000, 999_999_999))),
  ],
  small: (random) => lines(random.int(0, 400)),
  isValid: (input) => isLineOf(input, [0, 1_000_000_000]),
  solve: (input) => {
    let left = Number(input);
    const counts = [50, 20, 5, 1].map((note) => {
      let count = 0;
      for (; left >= note; left -= note) count++;
      return count;
    });
    return lines(
      counts,
      counts.reduce((x, y) => x + y, 0),
    );
  },
} satisfies Making;
