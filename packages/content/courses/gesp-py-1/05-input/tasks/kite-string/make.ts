import { isColumnOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const row = (random: Random, most: number) => {
  const [n, a] = [random.int(1, most), random.int(1, most)];
  return lines(n * a + random.int(0, most * 9), n, a, random.int(0, most * 9));
};

export const making = {
  inputs: (random) => [
    lines(1, 1, 1, 0),
    lines(1_000_000_000, 10_000, 10_000, 1_000_000_000),
    lines(100_000_000, 10_000, 10_000, 0),
    lines(1_000_000_000, 1, 1, 1),
    lines(1000, 7, 9, 5),
    lines(64, 8, 8, 8),
    lines(2024, 12, 100, 77),
    ...Array.from({ length: 4 }, () => row(random, 10_000)),
  ],
  small: (random) => row(random, 9),
  isValid: (input) => {
    const [m = 0, n = 0, a = 0] = numbersOf(input);
    return isColumnOf(input, [1, 1e9], [1, 10_000], [1, 10_000], [0, 1e9]) && n * a <= m;
  },
  // Cuts one piece after the other.
  solve: (input) => {
    const [m = 0, n = 0, a = 0, b = 0] = numbersOf(input);
    let left = m;
    for (let cut = 0; cut < n; cut++) left -= a;
    return lines(m - left, left + b);
  },
} satisfies Making;
