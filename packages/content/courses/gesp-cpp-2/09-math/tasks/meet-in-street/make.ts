import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 2_000_000_000;

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0],
      [MOST, MOST, MOST],
      [-MOST, -MOST, -MOST],
      [-MOST, MOST, 0],
      [MOST, -MOST, MOST],
      [1, 2, 4],
      [9, 5, -3],
      [-7, -20, -11],
      [6, 6, -6],
      [1_500_000_000, 1_700_000_000, 1_200_000_000],
      [-1_900_000_000, -1_600_000_000, -1_950_000_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () =>
      lines([
        random.int(1_500_000_000, MOST),
        random.int(800_000_000, 1_400_000_000),
        random.int(-MOST, -1_200_000_000),
      ]),
    ),
    lines([random.int(-90, -50), random.int(50, 90), random.int(-40, 40)]),
  ],
  small: (random) => lines([random.int(-12, 12), random.int(-12, 12), random.int(-12, 12)]),
  isValid: (input) => isLineOf(input, [-MOST, MOST], [-MOST, MOST], [-MOST, MOST]),
  // Tries each of the three houses; of equal sums the houses are the same place.
  solve: (input) => {
    const homes = numbersOf(input);
    const walks = homes.map((home): [number, number] => [
      home,
      homes.reduce((sum, one) => sum + Math.abs(one - home), 0),
    ]);
    const [best = [0, 0]] = walks.toSorted((one, other) => one[1] - other[1]);
    return lines(best);
  },
} satisfies Making;
