import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 0, 1]),
    lines([1, 1, 3]),
    lines([14, 14, 20_000]),
    lines([14, 0, 2]),
    lines([14, 3, 100_000]),
    lines([2, 2, 6]),
    lines([5, 1, 100]),
    lines([6, 3, 40]),
    lines([10, 2, 300]),
    lines([12, 5, 7000]),
    lines([9, 4, random.int(300, 600)]),
    lines([11, 3, random.int(500, 1000)]),
    lines([8, 1, random.int(20, 30)]),
  ],
  small: (random) => {
    const n = random.int(1, 6);
    return lines([n, random.int(0, n), random.int(1, 50)]);
  },
  isValid: (input) => {
    const [n = 0] = numbersOf(input);
    return isLineOf(input, [1, 14], [0, n], [1, 100_000]);
  },
  // Makes all words of each length in turn, and sorts them.
  solve: (input) => {
    const [n = 0, k = 0, p = 0] = numbersOf(input);
    let words = [''];
    for (let at = 0; at < n; at++)
      words = words.flatMap((word) =>
        ['C', 'A', 'B'].filter((sign) => !word.endsWith(sign)).map((sign) => word + sign),
      );
    const kept = words.filter((word) => word.split('C').length - 1 <= k).toSorted();
    return lines([kept.length, kept[p - 1] ?? 'none']);
  },
} satisfies Making;
