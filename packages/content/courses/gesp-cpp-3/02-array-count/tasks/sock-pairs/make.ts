import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const COLOURS = 1000;
const socks = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
/** Each of these colours as often. */
const alike = (colours: readonly number[], times: number) => colours.flatMap((one) => Array<number>(times).fill(one));

export const making = {
  inputs: (random) => [
    socks([1]),
    socks([COLOURS, COLOURS]),
    socks([9, 3, 9, 3, 5]),
    socks([...alike([8, 20, 31], 3), 2]),
    socks(alike([700, 55, 300], 7)),
    socks(Array.from({ length: COLOURS }, (_, at) => at + 1)),
    socks(Array.from({ length: COLOURS }, (_, at) => COLOURS - at)),
    socks(Array.from({ length: 3001 }, () => 77)),
    socks(any(random, 40, 1, 6)),
    socks(any(random, 2000, 500, COLOURS)),
    socks([...alike([412, 33, 908], 31), ...any(random, 60, 40, 400)]),
    socks(any(random, 5000, 1, COLOURS)),
    socks([...alike([999, 1000], 1501)]),
  ],
  small: (random) => socks(any(random, random.int(1, 9), 1, 5)),
  isValid: (input) => {
    const [n = 0, ...all] = numbersOf(input);
    return (
      input === socks(all) &&
      n >= 1 &&
      n <= 100_000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= COLOURS)
    );
  },
  // Puts the socks in order and cuts them into runs.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    const runs = [
      ...Map.groupBy(
        all.toSorted((one, other) => one - other),
        (one) => one,
      ),
    ];
    const pairs = runs.reduce((sum, [, { length }]) => sum + Math.floor(length / 2), 0);
    const [most] = runs.toSorted(([, one], [, other]) => other.length - one.length);
    return lines([pairs, all.length - 2 * pairs, most?.[0] ?? 0]);
  },
} satisfies Making;
