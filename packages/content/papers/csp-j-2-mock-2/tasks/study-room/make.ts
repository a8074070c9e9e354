import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Stay = readonly [from: number, to: number];

const room = (k: number, stays: readonly Stay[]) => lines([stays.length, k], ...stays);

const stay = (random: Random, last: number, longest: number): Stay => {
  const from = random.int(0, last - 1);
  return [from, Math.min(last, from + random.int(1, longest))];
};

const any = (random: Random, n: number, k: number, last: number, longest: number) =>
  room(
    k,
    Array.from({ length: n }, () => stay(random, last, longest)),
  );

/** Pupils who come when the one before leaves, `seats` at a time, with a pause after each `together` of them. */
const relay = (n: number, seats: number, step: number, together: number): Stay[] =>
  Array.from({ length: n }, (_, i) => {
    const turn = Math.floor(i / seats);
    const from = turn * step + Math.floor(turn / together) * step * 2;
    return [from, from + step];
  });

const BILLION = 1_000_000_000;

export const making = {
  inputs: (random) => [
    room(1, [[0, 1]]),
    room(2, relay(40, 2, 7, 5)),
    any(random, 100, 5, 1000, 120),
    any(random, 90, 30, 1000, 700),
    room(
      1,
      Array.from({ length: 6 }, (): Stay => [0, BILLION]),
    ),
    room(1, relay(300, 1, 250_000, 20)),
    any(random, 400, 1, BILLION, 3_000_000),
    any(random, 1000, 1, BILLION, 1_500_000),
    room(
      1,
      Array.from({ length: 60 }, (): Stay => [17, BILLION - 5]),
    ),
    room(
      300,
      Array.from({ length: 500 }, (_, i): Stay => [i * 1000, BILLION - i * 1000]),
    ),
    room(3, relay(900, 3, 900_000, 30)),
    room(40, relay(1200, 40, 20_000_000, 4)),
    any(random, 2000, 700, BILLION, BILLION),
    any(random, 2000, 20, BILLION, 20_000_000),
    any(random, 800, 12, 40_000, 900),
    room(2000, relay(2000, 2000, BILLION, 1)),
  ],
  small: (random) => any(random, random.int(1, 8), random.int(1, 4), random.int(2, 14), random.int(1, 9)),
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, k = 0] = numbersOf(first);
    const stays = rows.map((row) => numbersOf(row));
    return (
      input === lines([n, k], ...stays) &&
      rows.length === n &&
      [n, k].every((one) => Number.isInteger(one) && one >= 1 && one <= 2000) &&
      stays.every(
        ([from = -1, to = -1, ...more]) =>
          more.length === 0 &&
          Number.isInteger(from) &&
          Number.isInteger(to) &&
          from >= 0 &&
          from < to &&
          to <= BILLION,
      )
    );
  },
  subtaskOf: (input) => {
    const [n = 0, k = 0, ...times] = numbersOf(input);
    if (n <= 100 && Math.max(...times) <= 1000) return '1';
    return k === 1 ? '2' : '3';
  },
  // Counts the pupils of each stretch between two neighbouring times again.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [, k = 0] = numbersOf(first);
    const stays = rows.map((row) => numbersOf(row));
    const times = [...new Set(stays.flat())].toSorted((one, other) => one - other);
    let [total, lit, longest] = [0, 0, 0];
    for (const [at, from] of times.entries()) {
      const to = times[at + 1] ?? from;
      const inside = stays.filter(([come = 0, leave = 0]) => come <= from && leave > from).length;
      lit = inside >= k ? lit + to - from : 0;
      total += inside >= k ? to - from : 0;
      longest = Math.max(longest, lit);
    }
    return lines([total, longest]);
  },
} satisfies Making;
