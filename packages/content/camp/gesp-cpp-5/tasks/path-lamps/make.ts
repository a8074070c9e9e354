import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const FAR = 1_000_000_000;
const path = (places: readonly number[]) => lines(places.length, places);
/** Lamps at random multiples of the distance. */
const spaced = (random: Random, n: number, { step, most, from }: { step: number; most: number; from: number }) => {
  const places = new Set<number>();
  while (places.size < n) places.add(from + step * random.int(0, most));
  return [...places];
};

export const making = {
  inputs: (random) => [
    path([7, 3]),
    path([0, FAR]),
    path([1_000_000, 400_000, 999_999]),
    path(Array.from({ length: 1000 }, (_, at) => 3 + at * 1000)),
    path(Array.from({ length: 1000 }, (_, at) => FAR - 1 - at * 7)),
    path(spaced(random, 12, { step: 1001, most: 60, from: 5 })),
    path(spaced(random, 900, { step: 30_030, most: 33_000, from: 17 })),
    path(spaced(random, 40, { step: 19, most: 50_000_000, from: 1 })),
    path([1, 1 + 465_000_000, 1 + 930_000_002]),
    path([999_999_991, 2, 499_999_980]),
    path(spaced(random, 3, { step: 1, most: FAR, from: 0 })),
    path(spaced(random, 25, { step: 2, most: 490_000_000, from: 11 })),
    path(spaced(random, 6, { step: 13, most: 76_000_000, from: 100 })),
  ],
  small: (random) =>
    path(spaced(random, random.int(2, 6), { step: random.int(1, 6), most: 12, from: random.int(0, 9) })),
  isValid: (input) => {
    const [n = 0, ...places] = numbersOf(input);
    return (
      input === path(places) &&
      n === places.length &&
      n >= 2 &&
      n <= 1000 &&
      new Set(places).size === n &&
      places.every((one) => Number.isInteger(one) && one >= 0 && one <= FAR)
    );
  },
  // Tries the divisors of the shortest gap, from the greatest one.
  solve: (input) => {
    const [, ...drawn] = numbersOf(input);
    const places = drawn.toSorted((a, b) => a - b);
    const gaps = places.slice(1).map((one, at) => one - (places[at] ?? 0));
    const least = Math.min(...gaps);
    const divisors: number[] = [];
    for (let one = 1; one * one <= least; one += 1) if (least % one === 0) divisors.push(one, least / one);
    const best = Math.max(...divisors.filter((one) => gaps.every((gap) => gap % one === 0)));
    return lines([best, gaps.reduce((more, gap) => more + gap / best - 1, 0)]);
  },
} satisfies Making;
