import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const log = (one: readonly number[], other: readonly number[]) => lines(...one, -1, ...other);
const some = (random: Random, count: number, most: number) =>
  Array.from({ length: count }, () => random.int(0, most)).toSorted((a, b) => a - b);
const read = (input: string) => {
  const all = numbersOf(input);
  const at = all.indexOf(-1);
  return [all.slice(0, at), all.slice(at + 1)] as const;
};

export const making = {
  inputs: (random) => [
    log([7], []),
    log([], [0, 0, 0]),
    log([1, 2, 3, 4], [5, 6, 7]),
    log([5, 6, 7, 8], [1, 2]),
    log([3, 3, 3], [3, 3]),
    log([1, 1, 2, 2, 9], [2, 5, 5, 9, 9]),
    log([1_000_000_000], [0, 1_000_000_000]),
    log(some(random, 2000, 1_000_000_000), some(random, 2000, 1_000_000_000)),
    log(some(random, 1000, 600), some(random, 800, 900)),
    log(some(random, 50, 40), some(random, 30, 40)),
    log(some(random, 9, 9), some(random, 40, 60)),
    log(some(random, 100, 1000), some(random, 20, 100)),
  ],
  small: (random) => log(some(random, random.int(0, 5), 6), some(random, random.int(1, 5), 6)),
  isValid: (input) => {
    const [one, other] = read(input);
    return (
      input === log(one, other) &&
      one.length + other.length >= 1 &&
      [one, other].every(
        (all) =>
          all.length <= 2000 &&
          all.every((time, at) => Number.isInteger(time) && time >= (all[at - 1] ?? 0) && time <= 1_000_000_000),
      )
    );
  },
  // Puts everything into sets and sorts.
  solve: (input) => {
    const [one, other] = read(input).map((all) => new Set(all));
    const all = [...new Set([...(one ?? []), ...(other ?? [])])].toSorted((a, b) => a - b);
    const both = all.filter((time) => one?.has(time) === true && other?.has(time) === true);
    return lines([all.length, all[Math.ceil(all.length / 2) - 1] ?? 0, both.length]);
  },
} satisfies Making;
