import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const BILLION = 1_000_000_000;
const lists = (bonus: number, first: readonly number[], second: readonly number[]) =>
  lines([first.length, second.length, bonus], first, second);
const count = (size: number, one: (at: number) => number) => Array.from({ length: size }, (_, at) => one(at));

/** Lists over a few songs, so that there are many common ones. */
function some(random: Random, [n, m, kinds]: readonly [number, number, number], bonus: number, most: number): string {
  const songs = random.some(kinds, Math.ceil(most / 3), most);
  const song = () => songs[random.int(0, kinds - 1)] ?? 1;
  return lists(bonus, count(n, song), count(m, song));
}

/** The second list is the first one with songs left out and others put in. */
function alike(random: Random, n: number, bonus: number, most: number): string {
  const first = count(n, () => random.int(Math.ceil(most / 2), most));
  const second = first.flatMap((song) => {
    const drawn = random.int(0, 9);
    return drawn === 0 ? [] : drawn === 1 ? [song, random.int(1, most)] : [song];
  });
  return lists(bonus, first, second.slice(0, 3000));
}

export const making = {
  inputs: (random) => [
    lists(0, [1], [1]),
    lists(3, [5, 5, 5], [5, 5]),
    some(random, [20, 25, 4], 5, 9),
    some(random, [80, 60, 6], 0, 1000),
    alike(random, 100, 700, 1000),
    alike(random, 900, BILLION, BILLION),
    some(random, [1000, 1200, 5], 300_000_000, BILLION),
    alike(random, 2000, 600_000_000, BILLION),
    some(random, [1500, 3, 2], BILLION, BILLION),
    some(random, [2500, 2400, 12], 100_000_000, BILLION),
    lists(
      BILLION,
      count(3000, () => BILLION),
      count(3000, () => BILLION),
    ),
    some(random, [1200, 1300, 40], 800_000_000, BILLION),
  ],
  small: (random) => some(random, [random.int(1, 8), random.int(1, 8), 3], random.int(0, 9), 12),
  isValid: (input) => {
    const [n = 0, m = 0, bonus = 0, ...songs] = numbersOf(input);
    return (
      input === lists(bonus, songs.slice(0, n), songs.slice(n)) &&
      n >= 1 &&
      n <= 3000 &&
      m >= 1 &&
      m <= 3000 &&
      songs.length === n + m &&
      Number.isInteger(bonus) &&
      bonus >= 0 &&
      bonus <= BILLION &&
      songs.every((one) => Number.isInteger(one) && one >= 1 && one <= BILLION)
    );
  },
  // From the ends of both lists to their beginnings: the best of what is left, with and without this pair first.
  solve: (input) => {
    const [n = 0, m = 0, bonus = 0, ...songs] = numbersOf(input);
    const [first, second] = [songs.slice(0, n), songs.slice(n)];
    let rest = new Float64Array(m + 1);
    let paired = new Float64Array(m + 1).fill(-Infinity);
    for (const song of first.toReversed()) {
      const [nextRest, nextPaired] = [new Float64Array(m + 1), new Float64Array(m + 1).fill(-Infinity)];
      for (let j = m - 1; j >= 0; j -= 1) {
        if (second[j] === song) nextPaired[j] = song + Math.max(rest[j + 1] ?? 0, (paired[j + 1] ?? -Infinity) + bonus);
        nextRest[j] = Math.max(nextRest[j + 1] ?? 0, rest[j] ?? 0, nextPaired[j] ?? 0);
      }
      [rest, paired] = [nextRest, nextPaired];
    }
    return lines(rest[0] ?? 0);
  },
} satisfies Making;
