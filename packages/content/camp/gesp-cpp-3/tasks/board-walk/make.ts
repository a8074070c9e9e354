import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const game = (hints: readonly number[], dice: readonly number[]) => lines([hints.length, dice.length], hints, dice);
const rolls = (random: Random, m: number) => Array.from({ length: m }, () => random.int(1, 6));
const plain = (n: number) => Array.from({ length: n }, () => 0);
/** On average three in `often` cells move the piece forward or back. */
const hints = (random: Random, n: number, often: number, far: number) =>
  Array.from({ length: n }, (_, at) =>
    at === n - 1 || random.int(1, often) > 3
      ? 0
      : random.int(Math.max(1, at + 1 - far), Math.min(n, at + 1 + far)) - at - 1,
  );
const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one);

export const making = {
  inputs: (random) => [
    game(plain(7), many(3, 5)),
    game([0, 0, 1, 2, 0, 0, 0, 0, 0], [2, 3, 6]),
    game([0, 2, 0, -3, 1, 0, 0, 0], [1, 5, 5, 6]),
    game([0, 0, 2, 0, -1, 0, 3, 0, 0, 0], [2, 5, 6, 4]),
    game(plain(7), many(1000, 4)),
    game(plain(1000), many(1000, 1)),
    game([...many(6, 0), 3, 0, 0, 0], [6, 6, 6]),
    game([0, 5, 0, 3, 0, 0, 0], [3, 1, 6]),
    game([0, 0, -2, 0, 0, 0, -6, 0], many(12, 2)),
    game(hints(random, 20, 5, 6), rolls(random, 60)),
    game(hints(random, 30, 4, 5), rolls(random, 12)),
    game(hints(random, 40, 4, 5), rolls(random, 15)),
    game(hints(random, 200, 6, 30), rolls(random, 90)),
    game(hints(random, 1000, 4, 8), rolls(random, 1000)),
    game(hints(random, 500, 9, 400), rolls(random, 1000)),
    game(hints(random, 12, 4, 5), rolls(random, 3)),
  ],
  small: (random) => game(hints(random, random.int(7, 14), 6, 6), rolls(random, random.int(1, 10))),
  isValid: (input) => {
    const [n = 0, m = 0, ...rest] = numbersOf(input);
    const [given, dice] = [rest.slice(0, n), rest.slice(n)];
    return (
      input === game(given, dice) &&
      dice.length === m &&
      n >= 7 &&
      n <= 1000 &&
      m >= 1 &&
      m <= 1000 &&
      given.at(-1) === 0 &&
      given.every((hint, at) => at + 1 + hint >= 1 && at + 1 + hint <= n) &&
      dice.every((one) => one >= 1 && one <= 6)
    );
  },
  // Moves the piece step by step, with a direction that turns at the end.
  solve: (input) => {
    const [n = 0, , ...rest] = numbersOf(input);
    let [at, used] = [1, 0];
    for (const dice of rest.slice(n)) {
      let forward = 1;
      for (let step = 0; step < dice; step++) {
        if (at === n) forward = -1;
        at += forward;
      }
      at += rest[at - 1] ?? 0;
      used++;
      if (at === n) break;
    }
    return lines([at, used]);
  },
} satisfies Making;
