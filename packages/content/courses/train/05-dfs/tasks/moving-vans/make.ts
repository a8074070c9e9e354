import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const vans = (k: number, boxes: readonly number[]) => lines([boxes.length, k], boxes);
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const MEGA10 = 10_000_000;

export const making = {
  inputs: (random) => [
    vans(1, [1]),
    vans(1, [MEGA10, MEGA10, MEGA10]),
    vans(2, [3, 3, 2, 2, 2, 1, 8, 5]),
    vans(3, [7, 7, 6, 6, 5, 4, 4]),
    vans(3, some(random, 8, 1, 40)),
    vans(2, some(random, 7, 1, MEGA10)),
    vans(4, some(random, 8, 50, 99)),
    vans(
      5,
      Array.from({ length: 14 }, () => MEGA10),
    ),
    vans(5, some(random, 14, 1, MEGA10)),
    vans(5, some(random, 14, 5_000_000, MEGA10)),
    vans(5, some(random, 14, 1, 100)),
    vans(5, [9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4, 3]),
    vans(5, some(random, 14, 300_000, 900_000)),
    vans(
      5,
      Array.from({ length: 14 }, (_, at) => (at + 1) * 700_001),
    ),
    vans(5, some(random, 14, 1000, 9999)),
    vans(5, some(random, 14, 20, 60)),
  ],
  small: (random) => vans(random.int(1, 4), some(random, random.int(1, 7), 1, 12)),
  isValid: (input) => {
    const [n = 0, k = 0, ...boxes] = numbersOf(input);
    return (
      input === vans(k, boxes) &&
      n === boxes.length &&
      n >= 1 &&
      n <= 14 &&
      k >= 1 &&
      k <= 5 &&
      boxes.every((one) => Number.isInteger(one) && one >= 1 && one <= MEGA10)
    );
  },
  // For each set of boxes: the lightest heaviest van, with one van more each time.
  solve: (input) => {
    const [n = 0, k = 0, ...boxes] = numbersOf(input);
    const weight = new Float64Array(1 << n);
    for (let set = 1; set < weight.length; set++) {
      const lowest = 31 - Math.clz32(set & -set);
      weight[set] = (weight[set & (set - 1)] ?? 0) + (boxes[lowest] ?? 0);
    }
    let best = weight.slice();
    for (let van = 1; van < k; van++)
      best = best.map((known, set) => {
        let least = known;
        // One van has the first box of the set.
        const others = set & (set - 1);
        for (let left = others; left > 0; left = (left - 1) & others) {
          const most = Math.max(weight[set ^ left] ?? 0, best[left] ?? 0);
          if (most < least) least = most;
        }
        return least;
      });
    return lines(best.at(-1) ?? 0);
  },
} satisfies Making;
