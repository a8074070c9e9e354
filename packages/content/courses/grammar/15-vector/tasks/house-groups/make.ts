import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const hall = (m: number, choices: readonly number[]) => lines([choices.length, m], choices);
const some = (random: Random, n: number, m: number) =>
  hall(
    m,
    Array.from({ length: n }, () => random.int(1, m)),
  );

export const making = {
  inputs: (random) => [
    hall(1, [1]),
    hall(3, [2, 2, 2]),
    hall(2, [1, 2, 1, 2]),
    hall(5, [5, 4, 3, 2, 1]),
    hall(2000, [2000, 1, 2000, 1]),
    hall(6, [1, 1, 6, 6, 3, 3, 2]),
    some(random, 2000, 2000),
    some(random, 2000, 7),
    some(random, 100, 60),
    some(random, 30, 9),
    some(random, 12, 20),
  ],
  small: (random) => some(random, random.int(1, 8), random.int(1, 5)),
  isValid: (input) => {
    const [n = 0, m = 0, ...choices] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === hall(m, choices) &&
      n === choices.length &&
      isIn(n, 2000) &&
      isIn(m, 2000) &&
      choices.every((one) => isIn(one, m))
    );
  },
  // Filters all pupils for each group.
  solve: (input) => {
    const [, m = 0, ...choices] = numbersOf(input);
    const rows = Array.from({ length: m }, (_, at) => [
      at + 1,
      ...choices.flatMap((one, pupil) => (one === at + 1 ? [pupil + 1] : [])).toReversed(),
    ]).filter((row) => row.length > 1);
    const most = Math.max(...rows.map((row) => row.length));
    return lines(...rows, rows.findLast((row) => row.length === most)?.[0] ?? 0);
  },
} satisfies Making;
