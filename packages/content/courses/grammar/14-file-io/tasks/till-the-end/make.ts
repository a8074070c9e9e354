import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const rows = (all: readonly (readonly number[])[]) => lines(...all);
const some = (random: Random, count: number, most: number, least = -most) =>
  rows(Array.from({ length: count }, () => Array.from({ length: random.int(1, 5) }, () => random.int(least, most))));
const GIGA = 1_000_000_000;

export const making = {
  inputs: (random) => [
    rows([[0]]),
    rows([[-GIGA], [GIGA]]),
    rows([[GIGA, -GIGA]]),
    rows([[-3, -3], [-3]]),
    rows([[-1], [-2], [-3], [-4]]),
    rows([[1, 2, 3], [4, 5, 6], [7]]),
    rows([
      [-8, -6, -7, -9],
      [-5, -10],
    ]),
    some(random, 500, GIGA),
    some(random, 200, -5, -100),
    some(random, 30, -1, -GIGA),
    some(random, 10, 20),
    some(random, 100, 3),
  ],
  small: (random) => some(random, random.int(1, 3), 6, -9),
  isValid: (input) => {
    const all = numbersOf(input);
    return (
      input.endsWith('\n') && all.length <= 3000 && all.every((one) => Number.isInteger(one) && Math.abs(one) <= GIGA)
    );
  },
  // Reads everything at once.
  solve: (input) => {
    const all = numbersOf(input);
    return lines([all.length, Math.max(...all), (all.at(-1) ?? 0) - (all[0] ?? 0)]);
  },
} satisfies Making;
