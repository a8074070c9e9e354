import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const scale = (s: number, all: readonly number[]) => lines([all.length, s], all);
const some = (random: Random, count: number, most: number, s: number) =>
  scale(
    s,
    random.some(count, 1, most).toSorted((a, b) => a - b),
  );
const TWO = 2_000_000_000;

export const making = {
  inputs: (random) => [
    scale(2, [1, 2]),
    scale(3, [1, 2]),
    scale(4_000_000_000, [1_999_999_998, 1_999_999_999, TWO]),
    scale(3_000_000_000, [1_000_000_000, 1_500_000_000, TWO]),
    scale(10, [2, 3, 5, 7, 8]),
    scale(3_999_999_990, [5, 1_999_999_990, TWO - 5, TWO]),
    scale(
      3001,
      Array.from({ length: 3000 }, (_, at) => at + 1),
    ),
    some(random, 1000, TWO, 2_500_000_000),
    some(random, 500, 2000, 1500),
    some(random, 60, TWO, 2_600_000_000),
    some(random, 40, 90, 70),
    some(random, 300, TWO, 3_000_000_000),
    some(random, 100, 200, 180),
  ],
  small: (random) => some(random, random.int(2, 6), 12, random.int(1, 24)),
  isValid: (input) => {
    const [n = 0, s = 0, ...all] = numbersOf(input);
    return (
      input === scale(s, all) &&
      n === all.length &&
      n >= 2 &&
      n <= 3000 &&
      Number.isInteger(s) &&
      s >= 1 &&
      s <= 4_000_000_000 &&
      all.every((one, at) => Number.isInteger(one) && one >= 1 && one <= TWO && one > (all[at - 1] ?? 0))
    );
  },
  // Tries every pair.
  solve: (input) => {
    const [, s = 0, ...all] = numbersOf(input);
    let [ways, most] = [0, -1];
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        if (one + other > s) break;
        if (one + other === s) ways++;
        most = Math.max(most, one + other);
      }
    return lines([ways, most]);
  },
} satisfies Making;
