import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Order = readonly [kind: number, lamp: number];
const orders = (given: readonly Order[]) => lines(given.length, ...given);
const any = (random: Random, n: number, lamps: number): Order[] =>
  Array.from({ length: n }, () => [random.int(1, 3), random.int(0, lamps - 1)]);
const all = (kind: number): Order[] => Array.from({ length: 30 }, (_, lamp) => [kind, lamp]);

export const making = {
  inputs: (random) => [
    orders([[1, 0]]),
    orders([[3, 29]]),
    orders(all(2)),
    orders([...all(2), ...all(3)]),
    orders([...all(1), ...all(2), ...all(1).slice(7)]),
    orders([
      [2, 4],
      [2, 4],
      [3, 2],
      [3, 2],
      [1, 6],
    ]),
    orders(any(random, 8, 4)),
    orders(any(random, 60, 10)),
    orders(any(random, 1000, 30)),
    orders(any(random, 1000, 5)),
  ],
  small: (random) => orders(any(random, random.int(1, 8), random.int(1, 6))),
  isValid: (input) => {
    const [q = 0, ...rest] = numbersOf(input);
    const given = Array.from({ length: rest.length / 2 }, (_, at): Order => [rest[at * 2] ?? 0, rest[at * 2 + 1] ?? 0]);
    return (
      input === orders(given) &&
      q >= 1 &&
      q <= 1000 &&
      given.every(([kind, lamp]) => kind >= 1 && kind <= 3 && lamp >= 0 && lamp <= 29)
    );
  },
  // Keeps the lamps by their numbers, without any bits.
  solve: (input) => {
    const [, ...rest] = numbersOf(input);
    const lit = new Set<number>();
    for (let at = 0; at < rest.length; at += 2) {
      const [kind = 0, lamp = 0] = rest.slice(at, at + 2);
      if (kind === 3 || (kind === 1 && lit.has(lamp))) lit.delete(lamp);
      else lit.add(lamp);
    }
    return lines([[...lit].reduce((sum, lamp) => sum + 2 ** lamp, 0), lit.size]);
  },
} satisfies Making;
