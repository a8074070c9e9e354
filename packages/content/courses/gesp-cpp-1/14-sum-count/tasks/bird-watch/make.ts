import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1], [0]),
    lines([1, 10_000_000], [10_000_000]),
    lines(
      [1000, 10_000_000],
      Array.from({ length: 1000 }, () => 10_000_000),
    ),
    lines(
      [300, 9_000_000],
      Array.from({ length: 300 }, (_, at) => 10_000_000 - (at % 4) * 1_000_000),
    ),
    lines(
      [500, 7_000_000],
      Array.from({ length: 500 }, (_, at) => 8_000_000 - at * 3000),
    ),
    lines([4, 6], [9, 8, 7, 6]),
    lines([6, 3], [1, 2, 3, 4, 5, 6]),
    lines([5, 40], [40, 40, 40, 40, 40]),
    ...[400, 800, 1000].map((n) =>
      lines(
        [n, 8_000_000],
        Array.from({ length: n }, () => random.int(7_000_000, 10_000_000)),
      ),
    ),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    return lines(
      [n, random.int(1, 12)],
      Array.from({ length: n }, () => random.int(0, 12)),
    );
  },
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const [n = 0] = numbersOf(head);
    return (
      isLineOf(lines(head), [1, 1000], [1, 10_000_000]) &&
      isLineOf(lines(row), ...Array.from({ length: n }, () => [0, 10_000_000] as const))
    );
  },
  solve: (input) => {
    const [, k = 0, ...birds] = numbersOf(input);
    return lines([birds.reduce((x, y) => x + y, 0), birds.filter((one) => one >= k).length]);
  },
} satisfies Making;
