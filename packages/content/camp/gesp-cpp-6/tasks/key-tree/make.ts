import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const keys = (numbers: readonly number[]) => lines(numbers.length, numbers);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

/** Depth and leaves of the tree of these keys: the first is the root, the smaller and the greater ones are its sides. */
function treeOf(numbers: readonly number[]): readonly [depth: number, leaves: number] {
  const [root, ...rest] = numbers;
  if (root === undefined) return [0, 0];
  const [left, right] = [treeOf(rest.filter((one) => one < root)), treeOf(rest.filter((one) => one > root))];
  return [1 + Math.max(left[0], right[0]), Math.max(1, left[1] + right[1])];
}

export const making = {
  inputs: (random) => [
    keys([MOST]),
    keys(Array.from({ length: 30 }, () => 6)),
    keys(Array.from({ length: 2000 }, (_, at) => at + 1)),
    keys(Array.from({ length: 2000 }, (_, at) => MOST - at)),
    keys(any(random, 2000, MOST)),
    keys(any(random, 2000, 300)),
    keys([500, ...any(random, 40, 1000), 499, 501]),
    keys(Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? at + 1 : 3000 - at))),
    keys([...any(random, 300, 5000), ...any(random, 300, 5000).toSorted((a, b) => a - b)]),
    keys([4, 2, 6, 1, 3, 5, 7, 4, 2, 6, 1, 3, 5, 7]),
    keys(any(random, 900, 40)),
    keys(any(random, 70, 60)),
  ],
  small: (random) => keys(any(random, random.int(1, 10), random.pick([6, 30]))),
  isValid: (input) => {
    const [n = 0, ...numbers] = numbersOf(input);
    return (
      input === keys(numbers) &&
      n === numbers.length &&
      n >= 1 &&
      n <= 2000 &&
      numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) => lines(treeOf(numbersOf(input).slice(1))),
} satisfies Making;
