import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const DOORS = 20;
const ALL = 2 ** DOORS - 1;
const museum = (cards: readonly number[], groups: readonly number[]) =>
  lines([cards.length, groups.length], cards, groups);
/** Numbers with about `ones` doors each, among the first `doors`. */
const some = (random: Random, n: number, ones: number, doors = DOORS) =>
  Array.from({ length: n }, () =>
    random.some(random.int(0, ones), 0, doors - 1).reduce((sum, door) => sum + 2 ** door, 0),
  );

export const making = {
  inputs: (random) => [
    museum([0], [ALL]),
    museum([ALL], [ALL]),
    museum([1, 2, 4, 8], [1, 3, 15, 16, 48]),
    museum([ALL, 0], [0, 1, ALL]),
    museum(
      Array.from({ length: DOORS }, (_, at) => 2 ** at),
      Array.from({ length: DOORS }, (_, at) => ALL - 2 ** at),
    ),
    museum(some(random, 10, 3, 6), some(random, 10, 3, 8)),
    museum(some(random, 30, 8, 10), some(random, 30, 2)),
    museum(some(random, 5, 4), some(random, 50, 6)),
    museum(some(random, 300, 12, 18), some(random, 300, 3)),
    museum(some(random, 1000, 3, 15), some(random, 200, 2)),
    museum(some(random, 400, 18), some(random, 900, 5)),
    museum(some(random, 2, 5), some(random, 700, 15)),
  ],
  small: (random) => museum(some(random, random.int(1, 4), 3, 4), some(random, random.int(1, 3), 3, 5)),
  isValid: (input) => {
    const [[n = 0, q = 0] = [], cards = [], groups = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    return (
      input === museum(cards, groups) &&
      n >= 1 &&
      n <= 1000 &&
      q >= 1 &&
      q <= 1000 &&
      [...cards, ...groups].every((one) => Number.isInteger(one) && one >= 0 && one <= ALL)
    );
  },
  // Names the doors instead of keeping them in bits.
  solve: (input) => {
    const [, cards = [], groups = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const doorsOf = (one: number) =>
      one
        .toString(2)
        .split('')
        .toReversed()
        .flatMap((bit, door) => (bit === '1' ? [door] : []));
    const opened = cards.map((card) => new Set(doorsOf(card)));
    return lines(
      ...groups.map((group) => {
        const doors = doorsOf(group);
        return [
          opened.filter((card) => doors.every((door) => card.has(door))).length,
          opened.filter((card) => !doors.some((door) => card.has(door))).length,
          doors.filter((door) => !opened.some((card) => card.has(door))).length,
        ];
      }),
    );
  },
} satisfies Making;
