import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [one: number, other: number];
const MOST = 1_000_000_000_000_000;
const pairs = (all: readonly Pair[]) => lines(all.length, ...all);
const pairsOf = (all: readonly number[]): Pair[] =>
  Array.from({ length: Math.floor(all.length / 2) }, (_, at) => [all[2 * at] ?? 0, all[2 * at + 1] ?? 0]);
const sorted = (x: number) => `${x}`.split('').toSorted().join('');
const digits = (random: Random, length: number, least: number, most: number) =>
  Array.from({ length }, () => random.int(least, most));
/** Two numbers of the same digits, or with one digit changed into another, or with a zero more. */
function near(random: Random, length: number, most = 9): Pair {
  const all = [random.int(1, most), ...digits(random, length - 1, 0, most)];
  const kind = random.int(0, 3);
  const other = kind === 0 ? all.with(-1, all[0] ?? 1) : kind === 1 && length < 15 ? [...all, 0] : all;
  const [first = 1, ...rest] = other;
  const at = random.int(0, rest.length);
  return [Number(all.join('')), Number([first, ...rest.slice(at), ...rest.slice(0, at)].join(''))];
}
const many = (random: Random, n: number, length: number, most = 9) =>
  Array.from({ length: n }, () => near(random, length, most));

const upwards = (all: readonly Pair[]) => all.map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)]);

export const making = {
  inputs: (random) => [
    pairs([[1, 1]]),
    pairs([
      [1, 2],
      [10, 1],
      [11, 1],
    ]),
    pairs([[MOST, MOST - 1]]),
    pairs([
      [1_000_000_000_001, 1_100_000_000_000],
      [123_456_789_012_345, 543_210_987_654_321],
    ]),
    pairs(Array.from({ length: 1000 }, (): Pair => [700_000_000_000_007, 770_000_000_000_000])),
    pairs(many(random, 1000, 15)),
    pairs(upwards(many(random, 900, 14, 3))),
    pairs(many(random, 500, 11, 1)),
    pairs(upwards(many(random, 50, 3))),
    pairs(upwards(many(random, 30, 12, 5))),
    pairs(upwards(many(random, 300, 13, 7))),
    pairs(Array.from({ length: 90 }, (_, at): Pair => [at + 1, 99 - at])),
  ],
  small: (random) => pairs(many(random, random.int(1, 4), random.int(1, 4), 2)),
  isValid: (input) => {
    const [n = 0, ...rest] = numbersOf(input);
    const all = pairsOf(rest);
    return (
      input === pairs(all) &&
      n >= 1 &&
      n <= 1000 &&
      all.every(([a, b]) => Number.isInteger(a) && a >= 1 && a <= MOST && Number.isInteger(b) && b >= 1 && b <= MOST)
    );
  },
  // Sorts the digits of both.
  solve: (input) => {
    const all = pairsOf(numbersOf(input).slice(1));
    const good = all.filter(([a, b]) => sorted(a) === sorted(b));
    const gap = Math.max(-1, ...good.map(([a, b]) => Math.abs(a - b)));
    return lines(...all.map(([a, b]) => (sorted(a) === sorted(b) ? 'yes' : 'no')), [good.length, gap]);
  },
} satisfies Making;
