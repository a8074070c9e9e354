import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Stall = readonly [price: number, joy: number];
const fair = (money: number, stalls: readonly Stall[]) => lines([stalls.length, money], ...stalls);
const any = (random: Random, n: number, price: readonly [number, number], joy: readonly [number, number]) =>
  Array.from({ length: n }, (): Stall => [random.int(...price), random.int(...joy)]);
const fresh = (money: number) => Array.from({ length: money + 1 }, () => 0);

/** Adds stalls to the best joys by money, one after another. */
function withStalls(before: readonly number[], stalls: readonly Stall[]): number[] {
  let best = [...before];
  for (const [price, joy] of stalls)
    best = best.map((one, money) => (money < price ? one : Math.max(one, (best[money - price] ?? 0) + joy)));
  return best;
}

/** Gives the ticket to each stall in turn: the others are split into those before and those after it. */
function mostJoy(money: number, stalls: readonly Stall[]): number {
  const after = [fresh(money)];
  for (const stall of stalls.toReversed()) after.unshift(withStalls(after[0] ?? [], [stall]));
  let before = fresh(money);
  let most = 0;
  for (const [at, stall] of stalls.entries()) {
    const rest = after[at + 1] ?? [];
    for (const [spent, joy] of before.entries()) most = Math.max(most, joy + (rest[money - spent] ?? 0) + stall[1]);
    before = withStalls(before, [stall]);
  }
  return most;
}

export const making = {
  inputs: (random) => [
    fair(0, [[1, 1]]),
    fair(0, [
      [5, 9],
      [2, 30],
      [9, 12],
    ]),
    fair(
      10_000,
      Array.from({ length: 100 }, (): Stall => [100, 1_000_000]),
    ),
    fair(
      40,
      Array.from({ length: 12 }, (_, at): Stall => [at + 1, 3 * (at + 1)]),
    ),
    fair(100, [...any(random, 20, [5, 40], [1, 60]), [30, 900]]),
    fair(10_000, any(random, 100, [1, 2000], [1, 1_000_000])),
    fair(9_999, any(random, 100, [3000, 10_000], [500_000, 1_000_000])),
    fair(300, [[80, 4000], ...any(random, 60, [20, 90], [30, 50])]),
    fair(5000, any(random, 90, [700, 1600], [900, 1000])),
    fair(1000, [...any(random, 30, [150, 400], [100, 400]), [1001, 350], [390, 7000]]),
    fair(7777, [...any(random, 99, [50, 1500], [1, 3000]), [2500, 900_000]]),
    fair(60, [[25, 800], ...any(random, 15, [7, 29], [20, 90])]),
    fair(600, [...any(random, 25, [90, 290], [60, 99]), [310, 5000]]),
  ],
  small: (random) => fair(random.int(0, 15), any(random, random.int(1, 7), [1, 9], [1, 12])),
  isValid: (input) => {
    const [n = 0, money = -1, ...rest] = numbersOf(input);
    const stalls = Array.from({ length: n }, (_, at): Stall => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? 0]);
    return (
      input === fair(money, stalls) &&
      rest.length === 2 * n &&
      n >= 1 &&
      n <= 100 &&
      money >= 0 &&
      money <= 10_000 &&
      stalls.every(([price, joy]) => price >= 1 && price <= 10_000 && joy >= 1 && joy <= 1_000_000)
    );
  },
  solve: (input) => {
    const [n = 0, money = 0, ...rest] = numbersOf(input);
    const stalls = Array.from({ length: n }, (_, at): Stall => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? 0]);
    return lines(mostJoy(money, stalls));
  },
} satisfies Making;
