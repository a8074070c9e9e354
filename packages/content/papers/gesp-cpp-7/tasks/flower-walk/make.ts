import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Field = readonly [n: number, m: number, x: number, y: number, k: number];
const row = (field: Field) => lines(field);

export const making = {
  // In half of them a glass on the best way without one is not the best, in the others the sum needs eight bytes.
  inputs: (random) => [
    row([6, 6, 0, 0, 1]),
    row([4, 3, 1, 8, 22]),
    row([9, 9, 244, 62, 1561]),
    row([8, 12, 342, 482, 1399]),
    row([34, 8, 818_571, 490_575, 3_710_118]),
    row([143, 93, 10_091, 172_949, 1_221_436]),
    row([19, 113, 747_511, 730_937, 8_664_640]),
    row([174, 126, 665_385, 670_449, 6_315_306]),
    row([1000, 1000, 4000, 4900, 10_000_000]),
    row([1000, 1000, 999_999, 999_998, 9_999_991]),
    row([1000, 1, 1_000_000, 1_000_000, 9_999_999]),
    row([1, 1000, 0, 9999, 10_000_000]),
    row([600, 700, 765_432, 345_678, 9_999_889]),
    row([300, 1000, 98_765, 7, 9_876_543]),
    row([997, 983, random.int(1, 1_000_000), random.int(1, 1_000_000), random.int(9_000_000, 10_000_000)]),
  ],
  small: (random) => row([random.int(1, 6), random.int(1, 6), random.int(0, 30), random.int(0, 30), random.int(1, 40)]),
  isValid: (input) => isLineOf(input, [1, 1000], [1, 1000], [0, 1_000_000], [0, 1_000_000], [1, 10_000_000]),
  // The glass is used in one cell: best way to it plus twice its flowers plus best way from it, for every cell.
  solve: (input) => {
    const [n = 0, m = 0, x = 0, y = 0, k = 1] = numbersOf(input);
    const flowers = (at: number) => {
      const [i, j] = [Math.floor(at / m), at % m];
      return (i * x + j * y + i * j) % k;
    };
    const cells = Array.from({ length: n * m }, (_, at) => at);
    const to = cells.map(() => 0);
    for (const at of cells) {
      const above = at >= m ? (to[at - m] ?? 0) : 0;
      const left = at % m > 0 ? (to[at - 1] ?? 0) : 0;
      to[at] = Math.max(above, left) + flowers(at);
    }
    const from = cells.map(() => 0);
    let best = 0;
    for (const at of cells.toReversed()) {
      const below = at + m < n * m ? (from[at + m] ?? 0) : 0;
      const right = at % m < m - 1 ? (from[at + 1] ?? 0) : 0;
      from[at] = Math.max(below, right) + flowers(at);
      best = Math.max(best, (to[at] ?? 0) + (from[at] ?? 0));
    }
    return lines(best);
  },
} satisfies Making;
