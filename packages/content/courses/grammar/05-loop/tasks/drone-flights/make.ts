import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const flights = (k: number, all: readonly number[]) => lines([all.length, k], all);
const many = (random: Random, count: number, least: number, most: number) =>
  Array.from({ length: count }, () => random.int(least, most));
const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    flights(1, [1]),
    flights(
      GIGA,
      Array.from({ length: 1000 }, () => GIGA),
    ),
    flights(GIGA - 1, many(random, 1000, GIGA - 1, GIGA)),
    flights(5, [9, 8, 7, 6, 5]),
    flights(5, [5, 6, 7, 8, 9, 5]),
    flights(500_000_000, [...many(random, 300, 1, GIGA), 500_000_000, 1, 1]),
    flights(10, many(random, 2000, 8, 12)),
    flights(50, many(random, 500, 40, 60)),
    flights(900_000_000, [...many(random, 20, 900_000_000, 900_000_003), 900_000_000]),
    flights(GIGA, [GIGA, GIGA, GIGA, 999_999_999, 999_999_999]),
    flights(999_999_999, [GIGA, 999_999_999, GIGA, 999_999_999]),
    flights(800_000_000, many(random, 50, 800_000_000, 800_000_004)),
  ],
  small: (random) => flights(random.int(1, 9), many(random, random.int(1, 8), 1, 9)),
  isValid: (input) => {
    const [n = 0, k = 0, ...all] = numbersOf(input);
    return (
      input === flights(k, all) &&
      n === all.length &&
      n >= 1 &&
      n <= 2000 &&
      [k, ...all].every((one) => Number.isInteger(one) && one >= 1 && one <= GIGA)
    );
  },
  // Sorts the flights by length, then by day.
  solve: (input) => {
    const [, k = 0, ...all] = numbersOf(input);
    const [first] = all.map((long, at) => ({ long, at })).toSorted((a, b) => a.long - b.long || a.at - b.at);
    return lines([all.reduce((a, b) => a + b, 0), all.filter((one) => one > k).length, (first?.at ?? 0) + 1]);
  },
} satisfies Making;
