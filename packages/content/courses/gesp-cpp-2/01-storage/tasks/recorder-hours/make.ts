import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [4_000_000, 1],
      [4_000_000, 100_000],
      [2_097_152, 1024],
      [1, 100_000],
      [60, 1024],
      [3_999_999, 977],
      [59, 1024],
      [1000, 1024],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(2_200_000, 4_000_000), random.int(800, 20_000)])),
    lines([random.int(500, 2000), random.int(700, 3000)]),
  ],
  small: (random) => lines([random.int(1, 40), random.int(1, 900)]),
  isValid: (input) => isLineOf(input, [1, 4_000_000], [1, 100_000]),
  // Moves whole hours away first, then whole minutes.
  solve: (input) => {
    const [m = 0, k = 1] = numbersOf(input);
    const hourKb = 60 * k;
    const hours = Math.floor((m * 1024) / hourKb);
    let [rest, minutes] = [m * 1024 - hours * hourKb, 0];
    while (rest >= k) {
      rest -= k;
      minutes++;
    }
    return lines([hours, minutes, rest]);
  },
} satisfies Making;
