import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [number, number];
const lake = (parts: readonly number[], asked: readonly Pair[]) => lines([parts.length, asked.length], parts, ...asked);
const GIGA = 1_000_000_000;
const some = (random: Random, n: number, q: number, most: number) =>
  lake(
    Array.from({ length: n }, () => random.int(1, most)),
    Array.from({ length: q }, (): Pair => [random.int(1, n), random.int(1, n)]),
  );
const read = (input: string) => {
  const [n = 0, q = 0, ...rest] = numbersOf(input);
  const asked = Array.from({ length: q }, (_, at): Pair => [rest[n + 2 * at] ?? 0, rest[n + 2 * at + 1] ?? 0]);
  return { parts: rest.slice(0, n), asked };
};

export const making = {
  inputs: (random) => [
    lake([GIGA], [[1, 1]]),
    lake(
      Array.from({ length: 2000 }, () => GIGA),
      [
        [1, 2000],
        [2000, 1],
        [1001, 1000],
      ],
    ),
    lake(
      [4, 6],
      [
        [2, 1],
        [1, 2],
        [2, 2],
      ],
    ),
    some(random, 3, 9, 9),
    some(random, 10, 50, 100),
    some(random, 100, 100, GIGA),
    some(random, 2000, 300, GIGA),
    some(random, 500, 2000, GIGA),
    some(random, 7, 30, GIGA),
    lake(
      Array.from({ length: 50 }, (_, at) => at + 1),
      Array.from({ length: 50 }, (_, at): Pair => [50 - at, at + 1]),
    ),
  ],
  small: (random) => some(random, random.int(1, 6), random.int(1, 4), 9),
  isValid: (input) => {
    const { parts, asked } = read(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === lake(parts, asked) &&
      isIn(parts.length, 2000) &&
      isIn(asked.length, 2000) &&
      parts.every((one) => isIn(one, GIGA)) &&
      asked.flat().every((one) => isIn(one, parts.length))
    );
  },
  // Walks along the parts.
  solve: (input) => {
    const { parts, asked } = read(input);
    const walk = ([l, r]: Pair) => {
      let sum = parts[l - 1] ?? 0;
      for (let at = l; at !== r; at = (at % parts.length) + 1) sum += parts[at % parts.length] ?? 0;
      return sum;
    };
    return lines(...asked.map(walk));
  },
} satisfies Making;
