import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [k: number, x: number];
const groups = (all: readonly Pair[]) => lines(all.length, ...all);
const any = (random: Random, n: number, most: number): Pair[] =>
  Array.from({ length: n }, () => {
    const k = random.int(2, most);
    const limit = 2 ** (k - 1) - 1;
    return [k, random.int(-limit, limit) || 0];
  });

export const making = {
  inputs: (random) => [
    groups([[2, -1]]),
    groups([[30, 0]]),
    groups([[30, -(2 ** 29 - 1)]]),
    groups([
      [8, -64],
      [8, -96],
      [8, -112],
      [8, -16],
    ]),
    groups(Array.from({ length: 29 }, (_, at): Pair => [at + 2, -1])),
    groups(Array.from({ length: 15 }, (_, at): Pair => [5, at - 15])),
    groups(Array.from({ length: 16 }, (_, at): Pair => [5, at])),
    groups(any(random, 10, 8)),
    groups(any(random, 50, 12)),
    groups(any(random, 1000, 30)),
    groups(Array.from({ length: 28 }, (_, at): Pair => [30, -(2 ** at)])),
    groups(any(random, 200, 5)),
  ],
  small: (random) => groups(any(random, random.int(1, 3), 7)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const all = rows.map((row): Pair => {
      const [k = 0, x = 0] = row.split(' ').map(Number);
      return [k, x];
    });
    return (
      input === groups(all) &&
      Number(n) === all.length &&
      all.length >= 1 &&
      all.length <= 1000 &&
      all.every(([k, x]) => k >= 2 && k <= 30 && Number.isInteger(x) && Math.abs(x) < 2 ** (k - 1))
    );
  },
  // Writes each code as a number without a sign.
  solve: (input) =>
    lines(
      ...input
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => {
          const [k = 2, x = 0] = row.split(' ').map(Number);
          const values = x >= 0 ? [x, x, x] : [2 ** (k - 1) - x, 2 ** k - 1 + x, 2 ** k + x];
          return values.map((value) => value.toString(2).padStart(k, '0'));
        }),
    ),
} satisfies Making;
