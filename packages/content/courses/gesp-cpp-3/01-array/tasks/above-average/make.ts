import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const scores = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
/** Pairs as far below as above the middle, which stands between them. */
const balanced = (random: Random, n: number, middle: number, most: number) =>
  any(random, n, 0, most).flatMap((far) => [middle - far, middle, middle + far]);

export const making = {
  inputs: (random) => [
    scores([7]),
    scores([1, 2]),
    scores([74, 75, 75]),
    scores([-3, -4, -4, -3]),
    scores(Array.from({ length: 1000 }, () => MOST)),
    scores(balanced(random, 300, MOST / 2, MOST / 2)),
    scores(balanced(random, 100, -MOST / 2, MOST / 2)),
    scores(balanced(random, 300, 700_000_000, MOST - 700_000_000)),
    scores(Array.from({ length: 21 }, (_, at) => at * 2)),
    scores(Array.from({ length: 20 }, (_, at) => 40 - at)),
    scores(any(random, 30, -9, -1)),
    scores(any(random, 999, -MOST, MOST)),
    scores(any(random, 200, 0, MOST)),
    scores(balanced(random, 333, 0, MOST)),
    scores([...any(random, 400, MOST - 9, MOST), ...any(random, 500, 0, MOST)]),
    scores(any(random, 700, -MOST, 0)),
  ],
  small: (random) => scores(any(random, random.int(1, 7), -4, 4)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === scores(all) &&
      n >= 1 &&
      n <= 1000 &&
      all.every((one) => Number.isInteger(one) && one >= -MOST && one <= MOST)
    );
  },
  // Adds up how far everybody is ahead of one of them.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const places = all.flatMap((one, at) => (all.reduce((sum, other) => sum + (one - other), 0) > 0 ? [at + 1] : []));
    return lines(places.length, places.length > 0 ? places : 'none');
  },
} satisfies Making;
