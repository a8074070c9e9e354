import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
type Event = readonly number[];
const queue = (all: readonly number[], events: readonly Event[]) => lines([all.length, events.length], all, ...events);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));
/** Random events that keep somebody in the queue. */
function events(random: Random, n: number, q: number, most: number): Event[] {
  let size = n;
  return Array.from({ length: q }, () => {
    const kind = random.int(1, 3);
    if (kind === 3) return [3];
    if (kind === 2 && size > 1) {
      size -= 1;
      return [2, random.int(1, size + 1)];
    }
    size += 1;
    return [1, random.int(1, size), random.int(1, most)];
  });
}
const made = (random: Random, n: number, q: number, most: number) =>
  queue(any(random, n, most), events(random, n, q, most));

export const making = {
  inputs: (random) => [
    queue([5], [[3]]),
    queue([9], [[1, 1, 4]]),
    queue([1, 2, 3, 4, 5, 6], [[2, 1], [3], [2, 5]]),
    queue([6, 5, 4, 3, 2], [[1, 3, 9], [1, 1, 8], [2, 4], [3]]),
    queue([1, 2, 3], [[3], [1, 2, 7], [3], [2, 1], [1, 1, MOST]]),
    made(random, 8, 9, 20),
    made(random, 10, 31, 99),
    made(random, 40, 60, MOST),
    made(random, 300, 200, MOST),
    made(random, 500, 500, MOST),
    queue(any(random, 500, MOST), [...Array.from({ length: 499 }, (): Event => [1, 1, 3]), [3]]),
    made(random, 3, 400, MOST),
  ],
  small: (random) => made(random, random.int(1, 5), random.int(1, 6), 9),
  isValid: (input) => {
    const [[n = 0, q = 0] = [], all = [], ...given] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    let size = n;
    const fits = given.every(([kind = 0, p = 0, x = 0]) => {
      if (kind === 1) size += 1;
      const isFine = kind === 3 || (p >= 1 && p <= size && (kind === 2 || (kind === 1 && x >= 1 && x <= MOST)));
      if (kind === 2) size -= 1;
      return isFine && size >= 1;
    });
    return (
      input === queue(all, given) &&
      n >= 1 &&
      n <= 500 &&
      q >= 1 &&
      q <= 500 &&
      fits &&
      all.every((x) => x >= 1 && x <= MOST)
    );
  },
  // Cuts the queue into two pieces at the place and joins them again.
  solve: (input) => {
    const [, all = [], ...given] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const last = given.reduce<readonly number[]>((queue, [kind, p = 1, x = 0]) => {
      if (kind === 1) return [...queue.slice(0, p - 1), x, ...queue.slice(p - 1)];
      return kind === 2 ? queue.filter((_, at) => at !== p - 1) : queue.toReversed();
    }, all);
    return lines(last);
  },
} satisfies Making;
