import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const ring = (horses: readonly number[], turns: readonly number[]) =>
  lines([horses.length, turns.length], horses, turns);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
const turned = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most) || 1);

export const making = {
  inputs: (random) => [
    ring([4], [-MOST]),
    ring([1, 2], [1]),
    ring([1, 2, 3, 4], [4, -8]),
    ring([7, 8, 9], [-1]),
    ring(any(random, 7, 50), Array<number>(1000).fill(MOST)),
    ring(any(random, 9, 50), Array<number>(999).fill(-MOST)),
    ring(any(random, 1000, MOST), turned(random, 1000, -MOST, MOST)),
    ring(any(random, 997, MOST), turned(random, 1000, 1, MOST)),
    ring(any(random, 613, MOST), turned(random, 1000, -MOST, -1)),
    ring(any(random, 12, MOST), turned(random, 5, -9, 3)),
    ring(any(random, 11, MOST), turned(random, 700, -MOST, MOST)),
    ring(
      Array.from({ length: 101 }, (_, at) => at + 1),
      turned(random, 900, -MOST, 3),
    ),
    ring(
      Array.from({ length: 100 }, (_, at) => 100 - at),
      turned(random, 900, 5, MOST),
    ),
  ],
  small: (random) => ring(any(random, random.int(1, 6), 9), turned(random, random.int(1, 5), -7, 7)),
  isValid: (input) => {
    const [[n = 0, q = 0] = [], horses = [], turns = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    return (
      input === ring(horses, turns) &&
      n >= 1 &&
      n <= 1000 &&
      q >= 1 &&
      q <= 1000 &&
      horses.every((one) => one >= 1 && one <= MOST) &&
      turns.every((one) => Number.isInteger(one) && one !== 0 && Math.abs(one) <= MOST)
    );
  },
  // Cuts the ring for each turn, as often as the turn is different.
  solve: (input) => {
    const [, horses = [], turns = []] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const last = turns.reduce<readonly number[]>((now, turn) => {
      const cut = -(turn % now.length);
      return [...now.slice(cut), ...now.slice(0, cut)];
    }, horses);
    return lines(last);
  },
} satisfies Making;
