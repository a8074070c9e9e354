import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Dish = readonly [price: number, taste: number];
type Hall = readonly (readonly Dish[])[];
const lunch = (m: number, hall: Hall) =>
  lines([hall.length, m], ...hall.map((dishes) => [dishes.length, ...dishes.flat()]));
const some = (random: Random, n: number, most: number, [price, taste]: readonly [number, number]): Hall =>
  Array.from({ length: n }, () =>
    Array.from({ length: random.int(1, most) }, (): Dish => [random.int(1, price), random.int(1, taste)]),
  );
const full = (random: Random, n: number, [least, price]: readonly [number, number]): Hall =>
  Array.from({ length: n }, () =>
    Array.from({ length: 10 }, (): Dish => [random.int(least, price), random.int(60_000_000, 100_000_000)]),
  );
function read(input: string): { m: number; hall: Hall } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, m = 0] = head.split(' ').map(Number);
  const hall = rows.map((row) => {
    const [, ...all] = row.split(' ').map(Number);
    return Array.from({ length: all.length / 2 }, (_, at): Dish => [all[2 * at] ?? 0, all[2 * at + 1] ?? 0]);
  });
  return { m, hall };
}

export const making = {
  inputs: (random) => [
    lunch(1, [[[2, 5]]]),
    lunch(20_000, [[[10_000, 100_000_000]]]),
    lunch(12, some(random, 3, 4, [9, 20])),
    lunch(30, some(random, 5, 6, [15, 30])),
    lunch(500, some(random, 5, 10, [200, 100_000_000])),
    lunch(80, some(random, 4, 8, [40, 9])),
    lunch(50, full(random, 5, [1, 9])),
    lunch(20_000, full(random, 50, [1, 10_000])),
    lunch(20_000, full(random, 50, [200, 900])),
    lunch(19_999, full(random, 49, [300, 2000])),
    lunch(20_000, some(random, 50, 10, [3000, 100_000_000])),
    lunch(15_000, full(random, 48, [1, 400])),
    lunch(20_000, full(random, 50, [390, 410])),
    lunch(7000, some(random, 50, 10, [800, 50_000_000])),
    lunch(18_000, full(random, 45, [100, 1500])),
    lunch(10_000, full(random, 50, [1, 700])),
  ],
  small: (random) => lunch(random.int(1, 15), some(random, random.int(1, 4), 3, [8, 9])),
  isValid: (input) => {
    const { m, hall } = read(input);
    return (
      input === lunch(m, hall) &&
      hall.length >= 1 &&
      hall.length <= 50 &&
      m >= 1 &&
      m <= 20_000 &&
      hall.every(
        (dishes) =>
          dishes.length >= 1 &&
          dishes.length <= 10 &&
          dishes.every(([price, taste]) => price >= 1 && price <= 10_000 && taste >= 1 && taste <= 100_000_000),
      )
    );
  },
  // For each amount that is spent exactly: the most taste, kept in another table for each window.
  solve: (input) => {
    const { m, hall } = read(input);
    let most = new Float64Array(m + 1).fill(-1);
    most[0] = 0;
    for (const dishes of hall) {
      const next = most.slice();
      for (const [price, taste] of dishes)
        for (let spent = 0; spent + price <= m; spent++) {
          const known = most[spent] ?? -1;
          if (known >= 0) next[spent + price] = Math.max(next[spent + price] ?? 0, known + taste);
        }
      most = next;
    }
    const best = most.reduce((a, b) => Math.max(a, b), 0);
    return lines([best, most.indexOf(best)]);
  },
} satisfies Making;
