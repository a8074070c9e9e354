import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 4000;

export const making = {
  inputs: (random) => [
    ...[
      [1, 1],
      [1, 2],
      [MOST, MOST],
      [MOST, 1],
      [MOST, 2],
      [MOST, 3999],
      [7, 7],
      [7, 8],
      [10, 2],
      [3500, 40],
      [2999, 7],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(3000, MOST), random.int(3, 60)])),
  ],
  small: (random) => lines([random.int(1, 25), random.int(1, 10)]),
  isValid: (input) => isLineOf(input, [1, MOST], [1, MOST]),
  // Counts for each poem the days on which it is learnt.
  solve: (input) => {
    const [n = 0, k = 1] = numbersOf(input);
    const poems = Array.from({ length: n }, (_, at) => at + 1).filter((poem) => poem % k !== 0);
    const timesOf = (poem: number) => n - poem + 1;
    return lines([
      poems.reduce((sum, poem) => sum + timesOf(poem), 0),
      poems.reduce((sum, poem) => sum + timesOf(poem) * poem, 0),
    ]);
  },
} satisfies Making;
