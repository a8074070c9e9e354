import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [n: number, m: number, a: number, x: number, y: number];
const row = (rule: Rule) => lines(rule);

/** The numbers of all people; products stay below 2 to the power of 53. */
function numbersBy([n, m, a, x, y]: Rule): number[] {
  const numbers = [a];
  while (numbers.length < n) numbers.push(((numbers.at(-1) ?? 0) * x + y) % m);
  return numbers;
}

/** A tree of sums over places: adds one at a place, counts the ones up to a place. */
function counterOf(size: number) {
  const sums = Array.from({ length: size + 1 }, () => 0);
  return {
    add(place: number) {
      for (let at = place; at <= size; at += at & -at) sums[at] = (sums[at] ?? 0) + 1;
    },
    upTo(place: number) {
      let count = 0;
      for (let at = place; at > 0; at -= at & -at) count += sums[at] ?? 0;
      return count;
    },
  };
}

export const making = {
  inputs: (random) => [
    row([1, 2, 1, 1, 1]),
    row([27, 10, 4, 1, 9]),
    row([30, 9, 0, 1, 1]),
    row([200_000, 10_000_000, 9_999_999, 1, 9_999_999]),
    row([200_000, 10_000_000, random.int(0, 9_999_999), 1_234_561, 7_654_321]),
    row([199_999, 9_999_991, random.int(1, 9_999_990), random.int(5_000_000, 9_000_000), 17]),
    row([200_000, 97, 3, 5, 0]),
    row([150_000, 8_388_608, random.int(0, 8_388_607), 5_242_885, 1_234_567]),
    row([2000, 99_991, random.int(0, 99_990), 54_321, 12_345]),
    row([120_000, 9_999_973, random.int(1, 9_999_972), random.int(6_000_000, 9_999_000), 5]),
  ],
  small: (random) => {
    const m = random.int(2, 12);
    return row([random.int(1, 9), m, random.int(0, m - 1), random.int(0, m - 1), random.int(0, m - 1)]);
  },
  isValid: (input) => {
    const [, m = 0] = numbersOf(input);
    const below = [0, m - 1] as const;
    return isLineOf(input, [1, 200_000], [2, 10_000_000], below, below, below);
  },
  // Counts the greater people before and the smaller ones behind each person in trees of sums.
  solve: (input) => {
    const [n = 0, m = 0, a = 0, x = 0, y = 0] = numbersOf(input);
    const numbers = numbersBy([n, m, a, x, y]);
    const places = new Map([...new Set(numbers)].toSorted((p, q) => p - q).map((one, at) => [one, at + 1]));
    const line = numbers.map((one) => places.get(one) ?? 0);
    const [before, behind] = [counterOf(places.size), counterOf(places.size)];
    const parts = line.map(() => 0);
    for (const [at, place] of line.entries()) {
      parts[at] = at - before.upTo(place);
      before.add(place);
    }
    const swaps = parts.reduce((sum, one) => sum + one, 0);
    for (const [at, place] of [...line.entries()].toReversed()) {
      parts[at] = (parts[at] ?? 0) + behind.upTo(place - 1);
      behind.add(place);
    }
    return lines([swaps, parts.reduce((most, one) => Math.max(most, one), 0)]);
  },
} satisfies Making;
