import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Booking = readonly [from: number, to: number];
const GIGA = 1_000_000_000;
const hall = (gap: number, all: readonly Booking[]) => lines([all.length, gap], ...all);
const some = (random: Random, n: number, most: number, longest: number) =>
  Array.from({ length: n }, (): Booking => {
    const from = random.int(0, most - 1);
    return [from, Math.min(most, from + random.int(1, longest))];
  });
function read(input: string): { gap: number; all: Booking[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, gap = 0] = head.split(' ').map(Number);
  return {
    gap,
    all: rows.map((row): Booking => {
      const [from = 0, to = 0] = row.split(' ').map(Number);
      return [from, to];
    }),
  };
}

export const making = {
  inputs: (random) => [
    hall(GIGA, [[0, GIGA]]),
    hall(5, [[3, 8]]),
    hall(3, [
      [2, 4],
      [7, 9],
      [0, 30],
      [12, 13],
      [3, 8],
    ]),
    hall(
      2,
      Array.from({ length: 400 }, (_, at): Booking => [at * 5, at * 5 + 3]),
    ),
    hall(
      1,
      Array.from({ length: 300 }, (_, at): Booking => [1 + (299 - at) * 2, 2 + (299 - at) * 2]),
    ),
    hall(
      0,
      Array.from({ length: 50 }, (): Booking => [5, 6]),
    ),
    hall(1, some(random, 12, 30, 9)),
    hall(4, some(random, 40, 200, 30)),
    hall(30, [[0, 1], ...some(random, 100, 1000, 60)]),
    hall(9, some(random, 300, 3000, 500)),
    hall(3, [[0, 5000], ...some(random, 300, 5000, 40)]),
    hall(700_000, some(random, 1000, GIGA, 20_000_000)),
    hall(1, some(random, 2000, GIGA, GIGA)),
    hall(40_000_000, some(random, 2000, GIGA, 90_000_000)),
    hall(7, [[1, 1990], ...some(random, 2000 - 1, 2000, 25)]),
    hall(6, [[0, 7], ...some(random, 150, 400, 50)]),
  ],
  small: (random) => hall(random.int(0, 3), some(random, random.int(1, 8), 15, 6)),
  isValid: (input) => {
    const { gap, all } = read(input);
    return (
      input === hall(gap, all) &&
      all.length >= 1 &&
      all.length <= 2000 &&
      gap >= 0 &&
      gap <= GIGA &&
      all.every(([from, to]) => from >= 0 && from < to && to <= GIGA)
    );
  },
  // For each booking: the most bookings that end with it.
  solve: (input) => {
    const { gap, all } = read(input);
    const sorted = all.toSorted(([one], [other]) => one - other);
    const best: number[] = [];
    for (const [from] of sorted) {
      let before = 0;
      for (const [at, count] of best.entries())
        if ((sorted[at]?.[1] ?? GIGA) + gap <= from) before = Math.max(before, count);
      best.push(before + 1);
    }
    const most = Math.max(...best);
    return lines([most, Math.min(...sorted.flatMap(([, to], at) => (best[at] === most ? [to] : [])))]);
  },
} satisfies Making;
