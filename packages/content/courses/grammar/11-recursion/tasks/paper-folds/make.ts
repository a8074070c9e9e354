import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1]),
    lines([1, 1_000_000]),
    lines([1_000_000, 1]),
    lines([1_000_000, 1_000_000]),
    lines([999_999, 7]),
    lines([16, 4]),
    lines([48, 6]),
    lines([13, 3]),
    lines([100, 24]),
    lines([2, 1]),
    lines([random.int(1000, 9999), random.int(3, 30)]),
    lines([random.int(100_000, 999_999), random.int(30, 300)]),
    lines([random.int(100_000, 999_999), 15]),
  ],
  small: (random) => lines([random.int(1, 60), random.int(1, 12)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 1_000_000]),
  // Keeps two neighbouring sizes with their counts.
  solve: (input) => {
    const [n = 0, k = 0] = numbersOf(input);
    let heaps = new Map([[n, 1]]);
    let [packs, least] = [0, n];
    while (heaps.size > 0) {
      const next = new Map<number, number>();
      for (const [size, count] of heaps)
        if (size <= k) {
          packs += count;
          least = Math.min(least, size);
        } else
          for (const half of [Math.floor(size / 2), Math.ceil(size / 2)]) next.set(half, (next.get(half) ?? 0) + count);
      heaps = next;
    }
    return lines([packs, least]);
  },
} satisfies Making;
