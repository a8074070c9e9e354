import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1, 1, 1, 9]),
    lines([300, 300, 1000, 1000, 0]),
    lines([300, 300, 999, 997, 9]),
    lines([1, 300, 3, 7, 4]),
    lines([300, 1, 3, 7, 4]),
    lines([2, 2, 5, 3, 2]),
    lines([12, 9, 10, 20, 0]),
    lines([50, 40, 4, 3, 3]),
    lines([7, 8, 13, 9, 0]),
    lines([90, 120, random.int(1, 1000), random.int(1, 1000), random.int(1, 6)]),
    lines([200, 150, 10, random.int(1, 9), 2]),
  ],
  small: (random) =>
    lines([random.int(1, 5), random.int(1, 5), random.int(1, 30), random.int(1, 30), random.int(0, 6)]),
  isValid: (input) => isLineOf(input, [1, 300], [1, 300], [1, 1000], [1, 1000], [0, 9]),
  // Builds the whole pond and compares it with itself shifted by one.
  solve: (input) => {
    const [n = 0, m = 0, p = 0, q = 0, d = 0] = numbersOf(input);
    const pond = Array.from({ length: n }, (_, i) =>
      Array.from({ length: m }, (__, j) => ((i + 1) * p + (j + 1) * q) % 10),
    );
    const beside = pond.flatMap((row) => row.slice(1).map((height, j) => height - (row[j] ?? 0)));
    const below = pond.slice(1).flatMap((row, i) => row.map((height, j) => height - (pond[i]?.[j] ?? 0)));
    const gaps = [...beside, ...below].map((gap) => Math.abs(gap));
    return lines([gaps.filter((gap) => gap <= d).length, gaps.filter((gap) => gap === 0).length]);
  },
} satisfies Making;
