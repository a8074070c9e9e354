import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const river = (k: number, stones: readonly number[]) => lines([stones.length, k], stones);
const GIGA = 1_000_000_000;
const some = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    river(1, [-GIGA]),
    river(2, [5, 0, 0, 0, 5]),
    river(3, [1, -2, -3, -4, -5, -6, 1]),
    river(4, some(random, 15, -9, 3)),
    river(20, some(random, 20, -5, 5)),
    river(5, some(random, 18, -GIGA, 0)),
    river(
      1000,
      Array.from({ length: 1000 }, () => GIGA),
    ),
    river(
      7,
      Array.from({ length: 1000 }, () => -GIGA),
    ),
    river(500, some(random, 1000, -GIGA, GIGA)),
    river(10, some(random, 1000, -GIGA, GIGA)),
    river(3, some(random, 999, -GIGA, GIGA / 10)),
    river(20, some(random, 800, -3, 1)),
    river(6, [...some(random, 500, -GIGA, -1), ...some(random, 500, 0, GIGA)]),
    river(4, some(random, 1000, -GIGA, -900_000_000)),
    river(9, some(random, 900, -2, 0)),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    return river(random.int(1, n), some(random, n, -6, 4));
  },
  isValid: (input) => {
    const [n = 0, k = 0, ...stones] = numbersOf(input);
    return (
      input === river(k, stones) &&
      n === stones.length &&
      n >= 1 &&
      n <= 1000 &&
      k >= 1 &&
      k <= n &&
      stones.every((one) => Number.isInteger(one) && Math.abs(one) <= GIGA)
    );
  },
  // From the last stone back: what each stone is worth to the end.
  solve: (input) => {
    const [n = 0, k = 0, ...stones] = numbersOf(input);
    const worth: [coins: number, jumps: number][] = [];
    for (let at = n - 1; at >= 0; at--) {
      const after = worth.slice(0, k);
      const [coins, jumps] = after.toSorted(([a, one], [b, other]) => b - a || one - other)[0] ?? [0, -1];
      worth.unshift([coins + (stones[at] ?? 0), jumps + 1]);
    }
    return lines(worth[0] ?? []);
  },
} satisfies Making;
