import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const camp = (points: readonly number[]) => lines(points.length, points);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(0, most));

export const making = {
  inputs: (random) => [
    camp([7]),
    camp([0, 0, 0]),
    camp([5, 5, 5]),
    camp([1, 9, 9, 9, 1]),
    camp([9, 9, 1, 1, 9, 9, 9].map((x) => x * 100_000_000)),
    camp(any(random, 45, MOST)),
    camp(any(random, 60, 3)),
    camp(Array.from({ length: 300 }, (_, at) => MOST - 299 + at)),
    camp(Array.from({ length: 300 }, (_, at) => MOST - at)),
    camp(Array.from({ length: 5 }, () => MOST)),
    camp(any(random, 20_000, 100)),
    // Few large points, so that the file stays small.
    camp(any(random, 20_000, 9).map((x) => (random.int(1, 8) === 1 ? MOST - x : x))),
  ],
  small: (random) => camp(any(random, random.int(1, 12), random.pick([3, 20]))),
  isValid: (input) => {
    const [n = 0, ...points] = numbersOf(input);
    return (
      input === camp(points) &&
      n === points.length &&
      n >= 1 &&
      n <= 20_000 &&
      points.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST)
    );
  },
  // Keeps the best sum by the number of days in a row at the end, instead of by the last rest.
  solve: (input) => {
    const [, ...points] = numbersOf(input);
    let [rest, one, two] = [0, -Infinity, -Infinity];
    for (const x of points) [rest, one, two] = [Math.max(rest, one, two), rest + x, one + x];
    return lines(Math.max(rest, one, two));
  },
} satisfies Making;
