import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Hill = readonly (readonly number[])[];
const slope = (k: number, hill: Hill) => lines([hill.length, hill[0]?.length ?? 0, k], ...hill);
const some = (random: Random, n: number, m: number, [least, most]: readonly [number, number]): Hill =>
  Array.from({ length: n }, () => Array.from({ length: m }, () => random.int(least, most)));
/** A rich path in stairs. */
const stairs = (random: Random, n: number, m: number): Hill =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (_cell, j) => (i === j || i === j + 1 ? 900 : random.int(-90, 90))),
  );

export const making = {
  inputs: (random) => [
    slope(1, some(random, 2, 2, [-1000, -1000])),
    slope(2, some(random, 3, 7, [-9, 9])),
    slope(1, some(random, 6, 5, [-20, -1])),
    slope(3, some(random, 8, 8, [-50, 50])),
    slope(20, some(random, 8, 7, [-9, 0])),
    slope(4, stairs(random, 8, 8)),
    slope(
      20,
      Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => 1000)),
    ),
    slope(5, some(random, 60, 60, [-1000, -1])),
    slope(20, some(random, 60, 60, [-1000, 1000])),
    slope(1, some(random, 60, 55, [-1000, 1000])),
    slope(7, some(random, 50, 60, [-1000, 1000])),
    slope(12, stairs(random, 60, 60)),
    slope(2, some(random, 60, 60, [-1000, 900])),
    slope(9, some(random, 45, 45, [-1000, 100])),
    slope(15, some(random, 60, 40, [-100, -90])),
    slope(18, stairs(random, 59, 60)),
  ],
  small: (random) =>
    slope(
      random.int(1, 3),
      some(
        random,
        random.int(2, 5),
        random.int(2, 5),
        random.pick([
          [-9, 9],
          [-9, -1],
        ] as const),
      ),
    ),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, k = 0] = head.split(' ').map(Number);
    const hill = rows.map((one) => one.split(' ').map(Number));
    return (
      input === slope(k, hill) &&
      n === hill.length &&
      n >= 2 &&
      n <= 60 &&
      m >= 2 &&
      m <= 60 &&
      k >= 1 &&
      k <= 20 &&
      hill.every((one) => one.length === m && one.every((score) => Number.isInteger(score) && Math.abs(score) <= 1000))
    );
  },
  // With one straight stretch more each time: the best sum at its end, for stretches right and down.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0, k = 0] = head.split(' ').map(Number);
    const hill = rows.flatMap((one) => one.split(' ').map(Number));
    const nowhere = () => Array.from({ length: n * m }, () => -Infinity);
    const start = nowhere();
    start[0] = hill[0] ?? 0;
    let [byRight, byDown] = [start, start];
    let best = -Infinity;
    for (let stretch = 0; stretch <= k; stretch++) {
      const [right, down] = [nowhere(), nowhere()];
      for (let at = 0; at < n * m; at++) {
        const score = hill[at] ?? 0;
        if (at % m > 0) right[at] = Math.max(byDown[at - 1] ?? -Infinity, right[at - 1] ?? -Infinity) + score;
        if (at >= m) down[at] = Math.max(byRight[at - m] ?? -Infinity, down[at - m] ?? -Infinity) + score;
      }
      best = Math.max(best, right.at(-1) ?? -Infinity, down.at(-1) ?? -Infinity);
      [byRight, byDown] = [right, down];
    }
    return lines(best);
  },
} satisfies Making;
