import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Lane = readonly [red: number, blue: number];
const MOST = 2000;
const MODULUS = 1_000_000_007n;
const ask = (lanes: readonly Lane[]) => lines(lanes.length, ...lanes);

/** Lanes with room for the blue lanterns. */
const some = (random: Random, q: number, most: number): Lane[] =>
  Array.from({ length: q }, () => {
    const red = random.int(1, most);
    return [red, random.int(0, Math.min(most, red + 1))];
  });

const lanesOf = (numbers: readonly number[]): Lane[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);

/** The number of ways to choose, as an exact product divided step by step. */
function choose(n: number, m: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= Math.min(m, n - m); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return m > n ? 0n : ways;
}

export const making = {
  inputs: (random) => [
    ask([[1, 0]]),
    ask([
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 3],
      [2, 2],
    ]),
    ask(some(random, 30, 12)),
    ask(some(random, 60, 30)),
    ask(Array.from({ length: 1000 }, (): Lane => [random.int(1900, MOST), random.int(0, MOST)])),
    ask([
      [MOST, MOST],
      [MOST, 1000],
      [1999, MOST],
      [MOST, 0],
      [0, MOST],
    ]),
    ask(Array.from({ length: 1000 }, (_, at): Lane => [1700 + (at % 300), random.int(1, 900)])),
    ask(Array.from({ length: 1000 }, (_, at): Lane => [MOST - (at % 9), 1000 - at])),
    ask(Array.from({ length: 1000 }, (): Lane => [random.int(1800, MOST), random.int(700, 1200)])),
    ask(Array.from({ length: 900 }, (_, at): Lane => [MOST, at + 1])),
  ],
  small: (random) => ask([...some(random, random.int(1, 3), 9), [random.int(1, 6), random.int(0, 8)]]),
  isValid: (input) => {
    const [q = 0, ...rest] = numbersOf(input);
    const lanes = lanesOf(rest);
    return (
      input === ask(lanes) &&
      q >= 1 &&
      q <= 1000 &&
      rest.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
      lanes.every(([red, blue]) => red + blue >= 1)
    );
  },
  // Computes each number exactly and takes the remainder at the end.
  solve: (input) =>
    lines(...lanesOf(numbersOf(input).slice(1)).map(([red, blue]) => String(choose(red + 1, blue) % MODULUS))),
} satisfies Making;
