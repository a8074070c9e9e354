import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Row = readonly [n: number, k: number, m: number, first: number, x: number, y: number];
const row = (one: Row) => lines(one);
const MOST = 1_000_000;

export const making = {
  inputs: (random) => [
    row([1, 1, 2, 1, 1, 1]),
    row([5, 5, 9, 8, 1, 1]),
    row([30, 4, 50, 3, 7, 11]),
    row([300, 7, 1000, 999, 21, 13]),
    row([2000, 2, MOST, 1, 999_999, 12_345]),
    row([200_000, 2, MOST, 5, 600_001, 999_983]),
    row([200_000, 200_000, 999_983, 77, 900_001, 3]),
    row([199_999, 3, MOST, 999_999, 800_021, 123_457]),
    row([150_000, 1000, 524_288, 9, 500_005, 131_071]),
    row([200_000, 9, 999_999, 0, 700_000, 999_998]),
    row([180_000, 44_444, MOST, 424_242, 950_041, 31_337]),
    row([200_000, 1, MOST, 3, 700_001, 77]),
    row([190_000, 5, 999_983, random.int(0, 999_982), random.int(800_000, 999_982), random.int(1, 999_982)]),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    const m = random.int(2, 30);
    return row([n, random.int(1, n), m, random.int(0, m - 1), random.int(0, m - 1), random.int(0, m - 1)]);
  },
  isValid: (input) => {
    const [n = 0, , m = 0] = numbersOf(input);
    return isLineOf(input, [1, 200_000], [1, n], [2, MOST], [0, m - 1], [0, m - 1], [0, m - 1]);
  },
  // Counts the people at each metre; every step along the track is covered by the pairs on its two sides.
  solve: (input) => {
    const [n = 0, k = 1, m = 1, first = 0, x = 0, y = 0] = numbersOf(input);
    const places: number[] = [];
    for (let one = first; places.length < n; one = (one * x + y) % m) places.push(one);
    const lengthOf = (group: readonly number[]) => {
      const sorted = group.toSorted((p, q) => p - q);
      let total = 0n;
      for (const [at, one] of sorted.entries())
        if (at > 0) total += BigInt(one - (sorted[at - 1] ?? 0)) * BigInt(at) * BigInt(group.length - at);
      return total;
    };
    const classes = Map.groupBy(
      places.map((one, at) => [one, at % k] as const),
      ([, number]) => number,
    );
    let total = lengthOf(places);
    for (const members of classes.values()) total -= lengthOf(members.map(([one]) => one));
    return lines(String(total));
  },
} satisfies Making;
