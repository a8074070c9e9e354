import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1], [0]),
    lines(
      [30, 200],
      Array.from({ length: 30 }, () => 200),
    ),
    lines([5, 4], [4, 4, 4, 4, 4]),
    lines([4, 20], [19, 20, 21, 24]),
    lines([6, 30], [5, 10, 15, 20, 25, 30]),
    lines([6, 9], [30, 25, 20, 14, 9, 4]),
    lines([3, 200], [1, 2, 199]),
    lines([2, 40], [40, 39]),
    ...Array.from({ length: 3 }, () => {
      const k = random.int(30, 120);
      return lines([12, k], [k, ...Array.from({ length: 11 }, () => random.int(0, 200))]);
    }),
  ],
  small: (random) => {
    const n = random.int(1, 5);
    return lines(
      [n, random.int(1, 20)],
      Array.from({ length: n }, () => random.int(0, 25)),
    );
  },
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const [n = 0] = numbersOf(head);
    return (
      isLineOf(lines(head), [1, 30], [1, 200]) &&
      isLineOf(lines(row), ...Array.from({ length: n }, () => [0, 200] as const))
    );
  },
  solve: (input) => {
    const [, k = 0, ...trees] = numbersOf(input);
    const bars = trees.map((one) => `${(one < k ? '#' : '@').repeat(Math.floor(one / 5))} ${one}`.trim());
    return lines(...bars, bars.length - trees.filter((one) => one < k).length);
  },
} satisfies Making;
