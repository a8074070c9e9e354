import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 1],
      [10_000, 10_000, 10_000],
      [10_000, 1, 1],
      [1, 10_000, 1],
      [1, 1, 10_000],
      [5, 5, 5],
      [30, 20, 2],
      [181, 182, 90],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines(random.some(3, 1, 10_000))),
  ],
  small: (random) => lines([random.int(1, 12), random.int(1, 12), random.int(1, 5)]),
  isValid: (input) => isLineOf(input, [1, 10_000], [1, 10_000], [1, 10_000]),
  solve: (input) => {
    const [w = 0, h = 0, d = 0] = numbersOf(input);
    // The strips above and below span the whole width; the side strips are as high as the photo.
    const [across, beside] = [2 * d * (w + 2 * d), 2 * d * h];
    return lines([2 * w + 2 * h + 8 * d, across + beside]);
  },
} satisfies Making;
