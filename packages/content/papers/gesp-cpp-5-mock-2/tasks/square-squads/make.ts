import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Row = readonly [n: number, m: number, first: number, x: number, y: number];
const row = (one: Row) => lines(one);
const MOST = 1_000_000;

/** For each number what is left without its largest square divisor: the squares go from large to small. */
function withoutSquares(most: number): Int32Array {
  const left = new Int32Array(most + 1);
  for (let root = Math.floor(Math.sqrt(most)); root >= 1; root -= 1)
    for (let one = root * root; one <= most; one += root * root) if (left[one] === 0) left[one] = one / (root * root);
  return left;
}

export const making = {
  // Short rounds of numbers give more pairs than an int holds, long ones take a program of pairs too long.
  inputs: (random) => [
    row([2, 2, 1, 0, 1]),
    row([60, 72, 8, 1, 4]),
    row([40, 100, 8, 7, 3]),
    row([300, 500, 50, 13, 11]),
    row([200_000, 999_000, 500, 998_999, 77_777]),
    row([200_000, MOST, 777_777, 621_337, 918_273]),
    row([200_000, 999_999, 452_976, 802_097, 242_290]),
    row([200_000, MOST, 72, 999_001, 999_777]),
    row([199_999, 510_510, 80_668, 385_219, 385_213]),
    row([200_000, 720_720, 386_133, 549_119, 216_744]),
    row([200_000, 720_720, 220_372, 665_279, 290_329]),
    row([200_000, 250, 2, 1, 6]),
    row([190_000, 510_510, 37_896, 462_263, 203_832]),
    row([200_000, MOST, 123_456, 999_999, 654_321]),
    row([200_000, 999_983, random.int(1, 999_983), random.int(900_000, 999_982), random.int(0, 999_982)]),
  ],
  small: (random) => {
    const m = random.int(2, 60);
    return row([random.int(2, 12), m, random.int(1, m), random.int(0, m - 1), random.int(0, m - 1)]);
  },
  isValid: (input) => {
    const [, m = 0] = numbersOf(input);
    return isLineOf(input, [2, 200_000], [2, MOST], [1, m], [0, m - 1], [0, m - 1]);
  },
  // Divides each number by its largest square.
  solve: (input) => {
    const [n = 0, m = 1, first = 1, x = 0, y = 0] = numbersOf(input);
    const left = withoutSquares(m);
    const times = new Map<number, number>();
    let pairs = 0;
    for (let at = 0, one = first; at < n; at += 1, one = ((one * x + y) % m) + 1) {
      const rest = left[one] ?? 0;
      const before = times.get(rest) ?? 0;
      pairs += before;
      times.set(rest, before + 1);
    }
    return lines(pairs);
  },
} satisfies Making;
