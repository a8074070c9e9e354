import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const parcels = (urgent: readonly number[]) => lines(urgent.length, urgent);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const inRow = (n: number) => Array.from({ length: n }, (_, at) => Math.floor((at * 9) / n) + 1);

export const making = {
  inputs: (random) => [
    parcels([9]),
    parcels(Array.from({ length: 1000 }, () => 4)),
    parcels(inRow(1000)),
    parcels(inRow(1000).toReversed()),
    parcels([1, 2]),
    parcels([2, 2, 1, 3]),
    parcels([4, 1, 3, 2, 4, 5]),
    parcels(any(random, 12, 3)),
    parcels(any(random, 200, 9)),
    parcels(any(random, 1000, 2)),
    parcels(any(random, 1000, 9)),
  ],
  small: (random) => parcels(any(random, random.int(1, 9), 4)),
  isValid: (input) => {
    const [n, ...urgent] = numbersOf(input);
    return (
      input === parcels(urgent) &&
      n === urgent.length &&
      n <= 1000 &&
      urgent.every((one) => Number.isInteger(one) && one >= 1 && one <= 9)
    );
  },
  // Takes parcels out urgency by urgency, without sorting.
  solve: (input) => {
    const [, ...urgent] = numbersOf(input);
    const sent = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((level) =>
      urgent.flatMap((one, at) => (one === level ? [at + 1] : [])),
    );
    const passing = urgent.filter((one, at) => urgent.slice(0, at).some((other) => other < one)).length;
    return lines(sent, passing);
  },
} satisfies Making;
