import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
type Part = readonly [left: number, right: number];

const input = (least: number, parts: readonly Part[]) => lines([parts.length, least], ...parts);
const some = (random: Random, count: number, most: number, longest = most): Part[] =>
  Array.from({ length: count }, () => {
    const left = random.int(0, most - 1);
    return [left, Math.min(most, left + random.int(1, longest))];
  });
/** Consecutive parts whose ends touch. */
const chain = (count: number, long: number): Part[] =>
  Array.from({ length: count }, (_, at) => [at * long, (at + 1) * long]);

function read(text: string): { least: number; parts: Part[] } {
  const [count = 0, least = 0, ...rest] = numbersOf(text);
  return { least, parts: Array.from({ length: count }, (_, at) => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? 0]) };
}

export const making = {
  inputs: (random) => [
    input(1, [[0, 1]]),
    input(1, [[0, MOST]]),
    input(2, [...chain(40, 7), ...chain(28, 10)]),
    input(1, chain(50, 20_000_000).toReversed()),
    input(1, chain(33, 3)),
    input(
      20,
      Array.from({ length: 30 }, () => [5, MOST - 5] as const),
    ),
    input(
      3,
      Array.from({ length: 60 }, (_, at) => [at, 120 - at] as const),
    ),
    input(2, [...chain(30, 1000), [0, 30_000], [500, 29_500]]),
    input(2, some(random, 60, 200, 20)),
    input(3, some(random, 80, 1000, 90)),
    input(2, some(random, 100, MOST, 30_000_000)),
    input(5, some(random, 120, MOST, 90_000_000)),
    input(40, some(random, 150, MOST)),
    input(4, some(random, 300, 5000, 60)),
    input(60, some(random, 300, MOST)),
  ],
  small: (random) => {
    const count = random.int(1, 6);
    return input(random.int(1, count), some(random, count, 12, 6));
  },
  isValid: (text) => {
    const { least, parts } = read(text);
    return (
      text === input(least, parts) &&
      parts.length <= 300 &&
      least >= 1 &&
      least <= parts.length &&
      parts.every(([left, right]) => left >= 0 && left < right && right <= MOST)
    );
  },
  // The cover is constant between neighbouring ends, so each gap is checked against every part.
  solve: (text) => {
    const { least, parts } = read(text);
    const ends = [...new Set(parts.flat())].toSorted((a, b) => a - b);
    let most = 0;
    let long = 0;
    for (const [at, left] of ends.entries()) {
      const right = ends[at + 1] ?? left;
      const cover = right === left ? 0 : parts.filter((one) => one[0] <= left && right <= one[1]).length;
      most = Math.max(most, cover);
      if (cover >= least) long += right - left;
    }
    return lines([most, long]);
  },
} satisfies Making;
