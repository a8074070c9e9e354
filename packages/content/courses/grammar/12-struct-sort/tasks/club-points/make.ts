import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Note = readonly [name: string, points: number];
const club = (k: number, notes: readonly Note[]) => lines([notes.length, k], ...notes);
const NAMES = ['amy', 'bob', 'cat', 'dan', 'eva', 'fay', 'gus', 'hal', 'ivy', 'jim'] as const;
const some = (random: Random, count: number, k: number, most: number, people = 10) =>
  club(
    k,
    Array.from({ length: count }, (): Note => [NAMES[random.int(0, people - 1)] ?? 'amy', random.int(-most, most)]),
  );
const GIGA = 1_000_000_000;
const read = (input: string) => {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  return {
    k: Number(head.split(' ')[1]),
    notes: rows.map((row): Note => {
      const [name = '', points = ''] = row.split(' ');
      return [name, Number(points)];
    }),
  };
};

export const making = {
  inputs: (random) => [
    some(random, 600, 8, GIGA),
    some(random, 500, 9, GIGA),
    club(3, [
      ['b', 2],
      ['a', 1],
      ['a', 1],
    ]),
    club(
      5,
      Array.from({ length: 1000 }, (_, at): Note => [at % 2 === 0 ? 'up' : 'down', at % 2 === 0 ? GIGA : -GIGA]),
    ),
    club(1000, [
      ['a', 1],
      ['b', 0],
      ['b', 1],
      ['c', 1],
      ['d', 1],
      ['d', 0],
      ['d', 0],
    ]),
    club(2, [
      ['x', GIGA],
      ['x', GIGA],
      ['x', GIGA],
      ['y', GIGA],
      ['y', 1],
      ['a', GIGA],
      ['a', GIGA],
    ]),
    club(10, [
      ['m', 0],
      ['n', 5],
      ['n', -5],
      ['k', 0],
      ['k', 0],
    ]),
    some(random, 1000, 7, GIGA),
    some(random, 300, 3, 1),
    some(random, 40, 10, 1),
    some(random, 25, 6, 2, 6),
    some(random, 800, 100, GIGA, 7),
    some(random, 16, 12, 1, 8),
  ],
  small: (random) => some(random, random.int(1, 8), random.int(1, 4), 1, 4),
  isValid: (input) => {
    const { k, notes } = read(input);
    return (
      input === club(k, notes) &&
      notes.length >= 1 &&
      notes.length <= 1000 &&
      Number.isInteger(k) &&
      k >= 1 &&
      k <= 1000 &&
      notes.every(
        ([name, points]) => /^[a-z]{1,8}$/u.test(name) && Number.isInteger(points) && Math.abs(points) <= GIGA,
      )
    );
  },
  // Groups by name in a map and chooses the best again and again.
  solve: (input) => {
    const { k, notes } = read(input);
    const left = [...Map.groupBy(notes, ([name]) => name)].map(([name, own]) => ({
      name,
      count: own.length,
      sum: own.reduce((all, [, points]) => all + points, 0),
    }));
    const rows: (readonly [string, number])[] = [];
    while (rows.length < k && left.length > 0) {
      let best = 0;
      for (const [at, one] of left.entries()) {
        const other = left[best] ?? one;
        const ahead = one.sum - other.sum || other.count - one.count || (one.name < other.name ? 1 : -1);
        if (ahead > 0) best = at;
      }
      for (const { name, sum } of left.splice(best, 1)) rows.push([name, sum]);
    }
    return lines(...rows);
  },
} satisfies Making;
