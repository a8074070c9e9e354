import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1, 1]),
    lines([1, 1, 2]),
    lines([1_000_000_000, 1_000_000_000, 1]),
    lines([999_995_000, 1_000_000_000, 81]),
    lines([1, 5001, 9]),
    lines([10, 19, 10]),
    lines([100, 133, 7]),
    lines([95, 99, 18]),
    lines([500, 555, 15]),
    lines([7, 16, 7]),
    lines([random.int(6000, 9000), 9999, random.int(5, 12)]),
    lines([random.int(100_000, 102_000), 104_000, random.int(3, 8)]),
    lines([random.int(100_000_000, 100_002_000), 100_003_999, random.int(11, 14)]),
  ],
  small: (random) => {
    const a = random.int(1, 200);
    return lines([a, a + random.int(0, 40), random.int(1, 12)]);
  },
  isValid: (input) => {
    const [a = 0] = numbersOf(input);
    return isLineOf(input, [1, 1_000_000_000], [a, Math.min(1_000_000_000, a + 5000)], [1, 100]);
  },
  // Adds up the digits of the text.
  solve: (input) => {
    const [a = 0, b = 0, k = 1] = numbersOf(input);
    const lucky = Array.from({ length: b - a + 1 }, (_, at) => a + at).filter(
      (one) => `${one}`.split('').reduce((sum, digit) => sum + Number(digit), 0) % k === 0,
    );
    return lines([lucky.length, lucky.at(-1) ?? -1]);
  },
} satisfies Making;
