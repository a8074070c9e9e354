import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Thing = readonly [weight: number, use: number];
const bag = (m: number, all: readonly Thing[]) => lines([all.length, m], ...all);
const GIGA = 1_000_000_000;
const some = (random: Random, n: number, weights: readonly [number, number], uses: readonly [number, number]) =>
  Array.from({ length: n }, (): Thing => [random.int(...weights), random.int(...uses)]);
function read(input: string): { m: number; all: Thing[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, m = 0] = head.split(' ').map(Number);
  return {
    m,
    all: rows.map((row): Thing => {
      const [weight = 0, use = 0] = row.split(' ').map(Number);
      return [weight, use];
    }),
  };
}

export const making = {
  inputs: (random) => [
    bag(1, [[1, GIGA]]),
    bag(100_000, [
      [60_000, 9],
      [50_000, 8],
      [50_000, 8],
    ]),
    bag(20, some(random, 8, [2, 9], [1, 9])),
    bag(100, some(random, 18, [5, 40], [1, 30])),
    bag(1000, some(random, 16, [50, 400], [1, GIGA])),
    bag(50, some(random, 17, [4, 15], [3, 5])),
    bag(
      100_000,
      Array.from({ length: 100 }, (): Thing => [1000, GIGA]),
    ),
    bag(99_999, some(random, 100, [1, 10_000], [1, GIGA])),
    bag(100_000, some(random, 100, [5000, 30_000], [500_000_000, GIGA])),
    bag(90_001, some(random, 99, [2000, 9000], [900_000_000, GIGA])),
    bag(77_777, some(random, 80, [1, 5000], [1, 100])),
    bag(50_000, some(random, 100, [900, 3000], [1, GIGA])),
    bag(100_000, [[99_999, 900_000_000], ...some(random, 90, [1500, 4000], [1, GIGA])]),
    bag(65_536, some(random, 60, [2000, 8000], [400_000_000, GIGA])),
    bag(12_345, some(random, 100, [300, 700], [7, 9])),
  ],
  small: (random) => bag(random.int(1, 20), some(random, random.int(1, 7), [1, 9], [1, 9])),
  isValid: (input) => {
    const { m, all } = read(input);
    return (
      input === bag(m, all) &&
      all.length >= 1 &&
      all.length <= 100 &&
      m >= 1 &&
      m <= 100_000 &&
      all.every(([weight, use]) => weight >= 1 && weight <= 100_000 && use >= 1 && use <= GIGA)
    );
  },
  // For each weight that some choice has exactly: the most use.
  solve: (input) => {
    const { m, all } = read(input);
    const most = new Float64Array(m + 1).fill(-1);
    most[0] = 0;
    for (const [weight, use] of all)
      for (let at = m - weight; at >= 0; at--) {
        const known = most[at] ?? -1;
        if (known >= 0 && known + use > (most[at + weight] ?? 0)) most[at + weight] = known + use;
      }
    const best = most.reduce((a, b) => Math.max(a, b), 0);
    return lines([best, most.indexOf(best)]);
  },
} satisfies Making;
