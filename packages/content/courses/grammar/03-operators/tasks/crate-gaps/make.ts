import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1]),
    lines([1, 1_000_000_000]),
    lines([1_000_000_000, 1]),
    lines([1_000_000_000, 1_000_000_000]),
    lines([1_000_000_000, 999_999_999]),
    lines([7, 8]),
    lines([100, 10]),
    lines([101, 10]),
    lines([99, 10]),
    lines([random.int(1000, 9999), random.int(20, 99)]),
    lines([random.int(1, 9) * 77, 77]),
    lines([random.int(100_000_000, 999_999_999), random.int(1000, 9999)]),
  ],
  small: (random) => lines([random.int(1, 60), random.int(1, 12)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000_000], [1, 1_000_000_000]),
  // Whole crates and the rest apart.
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const rest = n % k;
    const full = (n - rest) / k;
    return rest === 0 ? lines([full, 0]) : lines([full + 1, k - rest]);
  },
} satisfies Making;
