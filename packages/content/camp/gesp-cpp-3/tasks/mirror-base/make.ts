import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const BASES = Array.from({ length: 35 }, (_, at) => at + 2);

export const making = {
  inputs: (random) => [
    ...[1, 2, 3, 36, 37, 255, 1295, 16_777_215, 1_000_000_000, 999_999_999, 536_870_913].map((n) => lines(n)),
    lines(random.int(100, 1000)),
    lines(random.int(1_000_000, 900_000_000)),
  ],
  small: (random) => lines(random.int(1, 2000)),
  isValid: (input) => isLineOf(input, [1, 1_000_000_000]),
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const mirrored = BASES.filter((base) => {
      const text = n.toString(base);
      return text === text.split('').toReversed().join('');
    });
    return lines([mirrored.length, mirrored[0] ?? 0]);
  },
} satisfies Making;
