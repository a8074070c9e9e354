import { isColumnOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1, 1, 1),
    lines(10_000, 10_000, 10_000, 10_000),
    lines(2, 1, 10_000, 3),
    lines(10_000, 1, 1, 2),
    lines(5, 5, 5, 5),
    lines(8, 30, 12, 4),
    lines(50, 7, 3, 9),
    ...Array.from({ length: 3 }, () =>
      lines(random.int(3, 10_000), random.int(2, 10_000), random.int(2, 999), random.int(2, 99)),
    ),
  ],
  small: (random) => lines(random.int(1, 8), random.int(1, 9), random.int(1, 9), random.int(1, 5)),
  isValid: (input) => isColumnOf(input, [1, 10_000], [1, 10_000], [1, 10_000], [1, 10_000]),
  // Walks piece by piece.
  solve: (input) => {
    const [n = 0, a = 0, g = 0, c = 0] = numbersOf(input);
    let [line, way, ink] = [0, 0, 0];
    for (let done = 1; done <= n; done++) {
      line += a;
      way += done < n ? a + g : a;
      ink += c;
    }
    return lines(line, way, ink);
  },
} satisfies Making;
