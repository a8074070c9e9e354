import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const MILLION = 1_000_000;
const TRILLION = 1_000_000_000_000;

const album = (width: number, most: number, fee: number, photos: readonly number[]) =>
  lines([photos.length, width, most, fee], photos);

const any = (random: Random, [n, width, most, fee]: readonly [number, number, number, number], widest: number) =>
  album(
    width,
    most,
    fee,
    Array.from({ length: n }, () => random.int(1, widest)),
  );

export const making = {
  inputs: (random) => [
    album(1, 1, 0, [1]),
    any(random, [15, 30, 4, 2], 14),
    any(random, [14, MILLION, 14, TRILLION], 400_000),
    any(random, [15, 50, 5, 0], 30),
    any(random, [3000, MILLION, 2, 0], 700_000),
    any(random, [3000, MILLION, 2, 5_000_000], 300_000),
    any(random, [2000, 999_983, 1, TRILLION], 999_983),
    any(random, [300, 1000, 6, 1000], 450),
    any(random, [300, 1000, 300, 0], 120),
    any(random, [299, 700, 20, 90], 300),
    any(random, [3000, MILLION, 3000, 0], 3000),
    any(random, [3000, MILLION, 9, 1_000_000_000], 250_000),
    album(
      MILLION,
      3000,
      TRILLION,
      Array.from({ length: 3000 }, () => 333),
    ),
    any(random, [2999, MILLION, 40, 777], 60_000),
    any(random, [2500, 100_000, 5, 123_456], 45_000),
    any(random, [3000, 900_000, 12, 0], 200_000),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return any(random, [n, random.int(8, 14), random.int(1, n), random.int(0, 9)], 8);
  },
  isValid: (input) => {
    const [first = '', second = '', ...more] = input.trimEnd().split('\n');
    const [n = 0, width = 0, most = 0, fee = 0] = numbersOf(first);
    const photos = numbersOf(second);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === album(width, most, fee, photos) &&
      more.length === 0 &&
      photos.length === n &&
      isIn(n, 1, 3000) &&
      isIn(most, 1, n) &&
      isIn(width, 1, MILLION) &&
      isIn(fee, 0, TRILLION) &&
      photos.every((one) => isIn(one, 1, width))
    );
  },
  subtaskOf: (input) => {
    const [n = 0, width = 0, most = 0, fee = 0] = numbersOf(input);
    if (n <= 15) return '1';
    if (most <= 2) return '2';
    return n <= 300 && width <= 1000 && fee <= 1000 ? '3' : '4';
  },
  // Tries each way of turning the page where there are few photos, else goes from the last photo to the first.
  solve: (input) => {
    const [n = 0, width = 0, most = 0, fee = 0, ...photos] = numbersOf(input);
    if (n <= 12) {
      let best = Number.POSITIVE_INFINITY;
      for (let turns = 0; turns < 2 ** (n - 1); turns++) {
        const pages: number[][] = [[]];
        for (const [at, photo] of photos.entries()) {
          pages.at(-1)?.push(photo);
          if (at < n - 1 && Math.floor(turns / 2 ** at) % 2 === 1) pages.push([]);
        }
        const left = pages.map((page) => width - page.reduce((sum, one) => sum + one, 0));
        if (pages.some((page) => page.length > most) || left.some((one) => one < 0)) continue;
        const score = left.slice(0, -1).reduce((sum, one) => sum + one ** 2, 0) + pages.length * fee;
        best = Math.min(best, score);
      }
      return lines(best);
    }
    const rest = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY);
    rest[n] = 0;
    for (let from = n - 1; from >= 0; from--) {
      let left = width;
      for (let to = from; to < n && to - from < most; to++) {
        left -= photos[to] ?? 0;
        if (left < 0) break;
        const score = (to === n - 1 ? 0 : left ** 2) + fee + (rest[to + 1] ?? 0);
        rest[from] = Math.min(rest[from] ?? score, score);
      }
    }
    return lines(rest[0] ?? 0);
  },
} satisfies Making;
