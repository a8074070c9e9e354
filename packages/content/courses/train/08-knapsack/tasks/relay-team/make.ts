import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Runner = readonly [fee: number, strength: number];
const race = (k: number, m: number, all: readonly Runner[]) => lines([all.length, k, m], ...all);
const MEGA = 1_000_000;
const some = (random: Random, n: number, fee: readonly [number, number], strength: readonly [number, number]) =>
  Array.from({ length: n }, (): Runner => [random.int(...fee), random.int(...strength)]);
function read(input: string): { k: number; m: number; all: Runner[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, k = 0, m = 0] = head.split(' ').map(Number);
  return {
    k,
    m,
    all: rows.map((row): Runner => {
      const [fee = 0, strength = 0] = row.split(' ').map(Number);
      return [fee, strength];
    }),
  };
}

export const making = {
  inputs: (random) => [
    race(1, 1, [[1, -MEGA]]),
    race(1, 1, [[2, MEGA]]),
    race(3, 20, some(random, 6, [3, 9], [-9, -1])),
    race(4, 18, some(random, 12, [2, 12], [-9, 9])),
    race(6, 50, some(random, 16, [5, 20], [-MEGA, MEGA])),
    race(5, 25, some(random, 14, [3, 8], [-5, 1])),
    race(50, 2000, some(random, 100, [10, 60], [-MEGA, MEGA])),
    race(50, 1200, some(random, 100, [10, 50], [-MEGA, -1])),
    race(30, 2000, some(random, 100, [1, 200], [-MEGA, MEGA])),
    race(20, 1200, some(random, 99, [20, 180], [-100, 0])),
    race(45, 1000, some(random, 90, [5, 70], [-MEGA, 100_000])),
    race(
      50,
      2000,
      Array.from({ length: 100 }, (): Runner => [40, -MEGA]),
    ),
    race(25, 700, some(random, 80, [10, 100], [1, MEGA])),
    race(40, 1700, some(random, 100, [20, 80], [-MEGA, MEGA])),
    race(48, 1000, some(random, 100, [21, 60], [-MEGA, MEGA])),
    race(35, 1900, some(random, 70, [20, 120], [-50, 50])),
  ],
  small: (random) => {
    const n = random.int(1, 7);
    return race(random.int(1, n), random.int(1, 20), some(random, n, [1, 9], [-9, 9]));
  },
  isValid: (input) => {
    const { k, m, all } = read(input);
    return (
      input === race(k, m, all) &&
      all.length >= k &&
      all.length <= 100 &&
      k >= 1 &&
      k <= 50 &&
      m >= 1 &&
      m <= 2000 &&
      all.every(([fee, strength]) => fee >= 1 && fee <= 2000 && Math.abs(strength) <= MEGA)
    );
  },
  // Adds runner by runner to all pairs of number and exact sum of fees that some choice has.
  solve: (input) => {
    const { k, m, all } = read(input);
    const width = m + 1;
    let best = new Float64Array((k + 1) * width).fill(-Infinity);
    best[0] = 0;
    for (const [fee, strength] of all) {
      const next = best.slice();
      for (let at = 0; at < k * width; at++) {
        const known = best[at] ?? -Infinity;
        if (known === -Infinity || (at % width) + fee > m) continue;
        const to = at + width + fee;
        next[to] = Math.max(next[to] ?? -Infinity, known + strength);
      }
      best = next;
    }
    const most = best.slice(k * width).reduce((a, b) => Math.max(a, b), -Infinity);
    return lines(most === -Infinity ? 'no' : most);
  },
} satisfies Making;
