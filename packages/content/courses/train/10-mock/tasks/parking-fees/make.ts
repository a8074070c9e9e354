import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const DAY = 1439;
type Stay = readonly [from: number, to: number];

const input = (stays: readonly Stay[]) => lines(stays.length, ...stays);
const lasting = (...minutes: readonly number[]) => input(minutes.map((one) => [DAY - one, DAY]));
const some = (random: Random, count: number, most: number) =>
  input(
    Array.from({ length: count }, () => {
      const from = random.int(0, DAY - most);
      return [from, from + random.int(0, most)] as const;
    }),
  );

function staysOf(text: string): Stay[] {
  const [count = 0, ...rest] = numbersOf(text);
  return Array.from({ length: count }, (_, at) => [rest[2 * at] ?? 0, rest[2 * at + 1] ?? 0]);
}

export const making = {
  inputs: (random) => [
    lasting(0, 31),
    lasting(15, 16, 45),
    lasting(30, 31, 60, 61, 90),
    lasting(30, 60, 90, 120),
    lasting(299, 300, 301, 330),
    lasting(DAY, 700, 1000, 14),
    lasting(16, 16, 16, 40, 15),
    lasting(29, 59, 89, 119, 149, 15, 300),
    lasting(...Array.from({ length: 46 }, (_, at) => at)),
    input(Array.from({ length: 200 }, () => [0, DAY])),
    input(Array.from({ length: 200 }, () => [600, 647])),
    some(random, 50, 20),
    some(random, 100, 95),
    some(random, 200, 400),
    some(random, 200, DAY),
  ],
  small: (random) => some(random, random.int(1, 5), random.pick([20, 70, 400])),
  isValid: (text) => {
    const stays = staysOf(text);
    return (
      text === input(stays) &&
      stays.length >= 1 &&
      stays.length <= 200 &&
      stays.every(([from, to]) => from >= 0 && from <= to && to <= DAY)
    );
  },
  // Counts minute by minute; every thirtieth begins another half hour.
  solve: (text) => {
    let total = 0;
    let free = 0;
    for (const [from, to] of staysOf(text)) {
      let paid = 0;
      for (let minute = from; minute < to; minute++) if ((minute - from) % 30 === 0 && paid < 30) paid += 3;
      if (to - from <= 15) free += 1;
      else total += paid;
    }
    return lines([total, free]);
  },
} satisfies Making;
