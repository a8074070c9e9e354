import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000_000;
const box = (gloves: readonly number[], umbrellas: readonly number[]) =>
  lines([gloves.length, umbrellas.length], gloves, umbrellas);
const mixed = (random: Random, all: readonly number[]) =>
  all
    .map((one) => ({ one, place: random.int(0, 1e9) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
/** Different numbers between 1 and `most`. */
const some = (random: Random, n: number, most: number) => random.some(n, 1, most);
function gloves(random: Random, pairs: number, most: number): number[] {
  const [single = 1, ...rest] = some(random, pairs + 1, most);
  return mixed(random, [single, ...rest, ...rest]);
}
function umbrellas(random: Random, kinds: number, most: number): number[] {
  const [twice = 1, ...rest] = some(random, kinds, most);
  return mixed(random, [twice, twice, ...rest.flatMap((one) => (random.int(1, 2) === 1 ? [one] : [one, one, one]))]);
}
const any = (random: Random, pairs: number, kinds: number, most: number) =>
  box(gloves(random, pairs, most), umbrellas(random, kinds, most));

export const making = {
  inputs: (random) => [
    box([MOST], [MOST, MOST]),
    box([1, MOST, MOST], [3, 3, 9]),
    box([8, 8, 8 ** 9], [1, 2, 2, 4]),
    box([5, 4, 4, 3, 3, 2, 2], [7, 7, 7, 6, 6]),
    any(random, 3, 3, 20),
    any(random, 10, 6, 99),
    any(random, 40, 40, 1000),
    any(random, 200, 100, MOST),
    any(random, 1000, 300, MOST),
    any(random, 4000, 300, MOST),
    any(random, 700, 3, 2_000_000_000),
    any(random, 50, 250, MOST),
  ],
  small: (random) => any(random, random.int(0, 4), random.int(1, 4), 12),
  isValid: (input) => {
    const [[n = 0, m = 0] = [], ours = [], theirs = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const timesOf = (all: readonly number[]) =>
      [...Map.groupBy(all, (one) => one).values()].map(({ length }) => length).toSorted((a, b) => a - b);
    const [single, ...pairs] = timesOf(ours);
    const times = timesOf(theirs);
    return (
      input === box(ours, theirs) &&
      n <= 100_000 &&
      m >= 2 &&
      m <= 1000 &&
      single === 1 &&
      pairs.every((one) => one === 2) &&
      times.every((one) => one <= 3) &&
      times.filter((one) => one === 2).length === 1 &&
      [...ours, ...theirs].every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Looks for the glove without a second one; each umbrella with an even number of its kind is left out.
  solve: (input) => {
    const [, ours = [], theirs = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const oddOf = (all: readonly number[]) =>
      [...Map.groupBy(all, (one) => one)].filter(([, { length }]) => length % 2 === 1).map(([one]) => BigInt(one));
    const [single = 0n] = oddOf(ours);
    return lines([`${single}`, `${oddOf(theirs).reduce((sum, one) => sum ^ one, 0n)}`]);
  },
} satisfies Making;
