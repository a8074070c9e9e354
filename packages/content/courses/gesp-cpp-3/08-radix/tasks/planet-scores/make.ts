import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000_000_000;
type Score = readonly [base: number, value: number];
const planets = (scores: readonly Score[]) =>
  lines(scores.length, ...scores.map(([base, value]) => [base, value.toString(base).toUpperCase()]));
const any = (random: Random, n: number, most: number): Score[] =>
  Array.from({ length: n }, () => [random.int(2, 36), random.int(0, most)]);
/** Scores of which the largest comes twice. */
function tied(random: Random, n: number, most: number): Score[] {
  const all = any(random, n, most);
  return [...all, [random.int(2, 36), Math.max(...all.map(([, value]) => value))]];
}

export const making = {
  inputs: (random) => [
    planets([[2, 0]]),
    planets([[2, MOST]]),
    planets([
      [10, 9],
      [11, 10],
      [16, 15],
      [36, 35],
      [36, 36],
    ]),
    planets(Array.from({ length: 35 }, (_, at): Score => [at + 2, MOST])),
    planets(Array.from({ length: 35 }, (_, at): Score => [36 - at, 5000 - at])),
    planets([
      [16, 255],
      [8, 255],
      [2, 255],
      [36, 254],
    ]),
    planets(tied(random, 10, 99)),
    planets(tied(random, 30, MOST)),
    planets(tied(random, 99, 9_000_000_000)),
    planets(tied(random, 99, MOST)),
    planets([...any(random, 20, MOST - 1), [7, MOST], ...any(random, 20, MOST - 1), [20, MOST]]),
    planets([
      [16, 171],
      [16, 186],
    ]),
  ],
  small: (random) => planets(any(random, random.int(1, 4), 60)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const scores = rows.map((row): Score => {
      const [base = '', digits = ''] = row.split(' ');
      return [
        Number(base),
        Number(digits.split('').reduce((sum, one) => sum * BigInt(base) + BigInt(parseInt(one, 36)), 0n)),
      ];
    });
    return (
      Number(n) === rows.length &&
      rows.length >= 1 &&
      rows.length <= 100 &&
      scores.every(([base, value]) => base >= 2 && base <= 36 && value >= 0 && value <= MOST) &&
      input === planets(scores)
    );
  },
  // Adds each digit with its weight, from the right.
  solve: (input) => {
    const values = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [base = '', digits = ''] = row.split(' ');
        return digits
          .split('')
          .toReversed()
          .reduce((sum, one, at) => sum + parseInt(one, 36) * Number(base) ** at, 0);
      });
    return lines(...values, values.indexOf(Math.max(...values)) + 1);
  },
} satisfies Making;
