import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Ground = readonly [from: number, to: number];
const GIGA = 1_000_000_000;
const road = (k: number, all: readonly Ground[]) => lines([all.length, k], ...all);
/** Grounds from left to right; `room` is the length of the road. */
function some(random: Random, n: number, room: number): Ground[] {
  const ends = random.some(2 * n, 0, room).toSorted((a, b) => a - b);
  return Array.from({ length: n }, (_, at): Ground => [ends[2 * at] ?? 0, ends[2 * at + 1] ?? 0]);
}
const points = (random: Random, n: number, room: number): Ground[] =>
  random
    .some(n, 0, room)
    .toSorted((a, b) => a - b)
    .map((one): Ground => [one, one]);
function read(input: string): { k: number; all: Ground[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [, k = 0] = head.split(' ').map(Number);
  return {
    k,
    all: rows.map((row): Ground => {
      const [from = 0, to = 0] = row.split(' ').map(Number);
      return [from, to];
    }),
  };
}
function fits({ k, all }: { k: number; all: Ground[] }, gap: number): boolean {
  let [next, planted] = [0, 0];
  for (const [from, to] of all)
    for (let at = Math.max(from, next); at <= to; at += gap) {
      planted++;
      next = at + gap;
      if (planted >= k) return true;
    }
  return false;
}

export const making = {
  inputs: (random) => [
    road(2, [[0, 1]]),
    road(2, [
      [0, 0],
      [GIGA, GIGA],
    ]),
    road(11, [[0, 10]]),
    road(30, some(random, 6, 900)),
    road(40, points(random, 60, 5000)),
    road(300, some(random, 20, 5000)),
    road(90, some(random, 80, 4000)),
    road(2, [[0, GIGA]]),
    road(1_000_000, [[0, GIGA]]),
    road(9, some(random, 1000, GIGA)),
    road(25, some(random, 1000, GIGA)),
    road(12, points(random, 1000, GIGA)),
    road(3, [
      [0, 7],
      [400_000_000, 400_000_001],
      [999_999_990, GIGA],
    ]),
    road(20, some(random, 60, GIGA)),
    road(17, some(random, 300, 999_999_999)),
    road(60, some(random, 900, GIGA)),
    road(1000, some(random, 5, GIGA)),
    road(3000, some(random, 8, GIGA)),
    road(500, some(random, 3, 5000)),
    road(250, some(random, 2, 3000)),
  ],
  small: (random) => {
    const all = some(random, random.int(1, 3), 20);
    const cells = all.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    return road(random.int(2, Math.min(6, cells)), all);
  },
  isValid: (input) => {
    const { k, all } = read(input);
    return (
      input === road(k, all) &&
      all.length >= 1 &&
      all.length <= 1000 &&
      k >= 2 &&
      k <= 1_000_000 &&
      all.reduce((sum, [from, to]) => sum + to - from + 1, 0) >= k &&
      all.every(([from, to], at) => from > (all[at - 1]?.[1] ?? -1) && from <= to && to <= GIGA)
    );
  },
  // On a short road tries all distances; on a long one adds powers of two, planting tree by tree.
  solve: (input) => {
    const whole = read(input);
    const end = whole.all.at(-1)?.[1] ?? 0;
    let gap = 1;
    if (end <= 50) while (fits(whole, gap + 1)) gap++;
    else for (let step = 2 ** 30; step >= 1; step /= 2) if (fits(whole, gap + step)) gap += step;
    return lines(gap);
  },
} satisfies Making;
