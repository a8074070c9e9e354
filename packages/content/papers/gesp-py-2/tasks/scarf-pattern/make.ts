import { isColumnOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [
    lines(1, 1, 1),
    lines(50, 50, 26),
    lines(50, 50, 3),
    lines(50, 7, 2),
    lines(6, 49, 3),
    lines(9, 9, 5),
    lines(10, 13, 4),
    lines(23, 31, 1),
    lines(33, 48, 10),
    lines(41, 27, 12),
  ],
  small: (random) => lines(random.int(1, 9), random.int(1, 9), random.int(1, 5)),
  isValid: (input) => isColumnOf(input, [1, 50], [1, 50], [1, 26]),
  // Knits ring after ring over the whole scarf, each smaller by one on all sides.
  solve: (input) => {
    const [n = 0, m = 0, k = 0] = numbersOf(input);
    const scarf = Array.from({ length: n }, () => Array.from({ length: m }, () => ''));
    for (let ring = 0; 2 * ring < Math.min(n, m); ring++)
      for (const row of scarf.slice(ring, n - ring))
        row.fill('ABCDEFGHIJKLMNOPQRSTUVWXYZ'[ring % k] ?? '', ring, m - ring);
    return lines(...scarf.map((row) => row.join('')));
  },
} satisfies Making;
