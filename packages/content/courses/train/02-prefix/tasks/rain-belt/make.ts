import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Happening = readonly [from: number, to: number, change: number];
const GIGA = 1_000_000_000;
const MOST = 5_000_000;
const belt = (n: number, all: readonly Happening[]) => lines([n, all.length], ...all);
const some = (random: Random, n: number, m: number, change: readonly [number, number]) =>
  Array.from({ length: m }, (): Happening => {
    const [one, other] = [random.int(1, n), random.int(1, n)];
    return [Math.min(one, other), Math.max(one, other), random.int(...change)];
  });
/** Happenings that cover nearly the whole road. */
const wide = (random: Random, n: number, m: number, change: readonly [number, number]) =>
  Array.from({ length: m }, (): Happening => [random.int(1, 999), n - random.int(0, 999), random.int(...change)]);

function read(input: string): { n: number; all: Happening[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 0] = head.split(' ').map(Number);
  return {
    n,
    all: rows.map((row): Happening => {
      const [from = 0, to = 0, change = 0] = row.split(' ').map(Number);
      return [from, to, change];
    }),
  };
}

export const making = {
  inputs: (random) => [
    belt(1, [[1, 1, -GIGA]]),
    belt(MOST, [[MOST, MOST, -1]]),
    belt(9, [
      [1, 9, -5],
      [2, 3, 1],
      [5, 9, 1],
    ]),
    belt(20, [[1, 20, -40], ...some(random, 20, 12, [-9, 9])]),
    belt(100, [[1, 100, -GIGA], ...some(random, 100, 30, [-GIGA, 1000])]),
    belt(5000, some(random, 5000, 1000, [0, 3])),
    belt(5000, [[1, 5000, -GIGA], [1, 5000, -GIGA], [1, 5000, -GIGA], ...some(random, 5000, 300, [-GIGA, 9])]),
    belt(MOST, wide(random, MOST, 1000, [GIGA, GIGA])),
    belt(MOST, wide(random, MOST, 1000, [-GIGA, GIGA])),
    belt(MOST, [...wide(random, MOST, 998, [-GIGA, -1]), [1, MOST, -GIGA]]),
    belt(MOST - 1, wide(random, MOST - 1, 1000, [1, GIGA])),
    belt(MOST, [[1, MOST, -GIGA], [1, MOST, -GIGA], ...wide(random, MOST, 990, [-GIGA, -GIGA / 2])]),
    belt(4_900_000, wide(random, 4_900_000, 1000, [-5, GIGA])),
    belt(MOST, [[1, MOST, -GIGA], [1, MOST, -GIGA], ...wide(random, MOST, 998, [-GIGA, 0])]),
    belt(MOST, wide(random, MOST, 1000, [GIGA / 2, GIGA])),
    belt(4_999_000, [[1, 4_999_000, -GIGA], ...wide(random, 4_999_000, 999, [-3, -3])]),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return belt(n, some(random, n, random.int(1, 5), [-5, 4]));
  },
  isValid: (input) => {
    const { n, all } = read(input);
    return (
      input === belt(n, all) &&
      n >= 1 &&
      n <= MOST &&
      all.length >= 1 &&
      all.length <= 1000 &&
      all.every(([from, to, change]) => from >= 1 && from <= to && to <= n && Math.abs(change) <= GIGA)
    );
  },
  // Looks at the stretches between the places where something begins or ends.
  solve: (input) => {
    const { n, all } = read(input);
    const ends = [...new Set([1, n + 1, ...all.flatMap(([from, to]) => [from, to + 1])])].toSorted((a, b) => a - b);
    const stretches = ends.slice(1).map((end, at) => {
      const start = ends[at] ?? 0;
      const level = all.reduce((sum, [from, to, by]) => (from <= start && start <= to ? sum + by : sum), 0);
      return { level, cells: end - start };
    });
    const top = Math.max(...stretches.map(({ level }) => level));
    return lines([top, stretches.reduce((sum, { level, cells }) => (level === top ? sum + cells : sum), 0)]);
  },
} satisfies Making;
