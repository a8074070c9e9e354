import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 100_000;
const P = 1_000_000_007;
const arcade = (m: number, coins: readonly number[]) => lines([coins.length, m], coins);

export const making = {
  inputs: (random) => [
    arcade(1, [1]),
    arcade(1, [2, 100_000]),
    arcade(20, [3, 4, 7]),
    arcade(17, [1, 5, 6, 9]),
    arcade(19, [6, 2, 8]),
    arcade(20, [1, 7, 10]),
    arcade(18, [9, 6, 1, 5, 4]),
    arcade(MOST, [1, 30_001, 45_000]),
    arcade(
      MOST,
      Array.from({ length: 50 }, (_, at) => at + 1),
    ),
    arcade(99_999, [2, 4, 6, 100_000]),
    arcade(MOST, [1, 40_000, 50_001, 33_333]),
    arcade(99_991, random.some(50, 1, 1000)),
    arcade(MOST, random.some(50, 20_000, 60_000)),
    arcade(88_888, [7, 1111, 2500, 4003, 9999]),
    arcade(MOST, random.some(40, 2, 200)),
    arcade(77_777, random.some(30, 100, 5000)),
  ],
  small: (random) => arcade(random.int(1, 25), random.some(random.int(1, 4), 1, 12)),
  isValid: (input) => {
    const [n = 0, m = 0, ...coins] = numbersOf(input);
    return (
      input === arcade(m, coins) &&
      n === coins.length &&
      n >= 1 &&
      n <= 50 &&
      m >= 1 &&
      m <= MOST &&
      new Set(coins).size === n &&
      coins.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  // Ways to pay with each coin: sums of every so-manieth way without it. Fewest coins: amounts by number of coins.
  solve: (input) => {
    const [, m = 0, ...coins] = numbersOf(input);
    let ways = new Float64Array(m + 1);
    ways[0] = 1;
    for (const coin of coins) {
      const more = new Float64Array(m + 1);
      for (let start = 0; start < coin && start <= m; start++) {
        let sum = 0;
        for (let at = start; at <= m; at += coin) {
          sum = (sum + (ways[at] ?? 0)) % P;
          more[at] = sum;
        }
      }
      ways = more;
    }
    const seen = new Uint8Array(m + 1);
    let [last, count] = [[0], 0];
    while (last.length > 0 && !last.includes(m)) {
      const next: number[] = [];
      for (const at of last)
        for (const coin of coins) {
          const sum = at + coin;
          if (sum > m || seen[sum] === 1) continue;
          seen[sum] = 1;
          next.push(sum);
        }
      [last, count] = [next, count + 1];
    }
    return lines(last.length === 0 ? [0, -1] : [ways[m] ?? 0, count]);
  },
} satisfies Making;
