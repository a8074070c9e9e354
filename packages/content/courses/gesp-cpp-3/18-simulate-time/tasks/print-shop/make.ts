import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
type Job = readonly [arrival: number, minutes: number];
const shop = (m: number, jobs: readonly Job[]) =>
  lines([jobs.length, m], ...jobs.toSorted(([one], [other]) => one - other));
const any = (random: Random, n: number, arrival: number, minutes: number): Job[] =>
  Array.from({ length: n }, () => [random.int(0, arrival), random.int(1, minutes)]);

export const making = {
  inputs: (random) => [
    shop(1, [[0, 1]]),
    shop(100, any(random, 3, MOST, MOST)),
    shop(
      1,
      Array.from({ length: 1000 }, (): Job => [0, MOST]),
    ),
    shop(
      3,
      Array.from({ length: 9 }, (): Job => [5, 5]),
    ),
    shop(2, [
      [0, 9],
      [0, 1],
      [0, 1],
      [0, 1],
      [30, 2],
    ]),
    shop(4, any(random, 12, 20, 15)),
    shop(3, any(random, 200, 500, 9)),
    shop(10, any(random, 1000, MOST, MOST)),
    shop(7, any(random, 1000, 1000, MOST)),
    shop(100, any(random, 1000, 300, 900)),
    shop(2, any(random, 60, 1000, 20)),
    shop(5, any(random, 1000, 0, MOST)),
  ],
  small: (random) => shop(random.int(1, 3), any(random, random.int(1, 6), 8, 6)),
  isValid: (input) => {
    const [[n = 0, m = 0] = [], ...rows] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    const jobs = rows.map(([arrival = -1, minutes = 0]): Job => [arrival, minutes]);
    return (
      input === shop(m, jobs) &&
      n >= 1 &&
      n <= 1000 &&
      m >= 1 &&
      m <= 100 &&
      jobs.every(([arrival, minutes]) => arrival >= 0 && arrival <= MOST && minutes >= 1 && minutes <= MOST)
    );
  },
  // Keeps the printers in a queue that is in order of their times.
  solve: (input) => {
    const [[, m = 1] = [], ...rows] = input
      .trimEnd()
      .split('\n')
      .map((row) => numbersOf(row));
    let free = Array.from({ length: m }, (_, at): readonly [time: number, printer: number] => [0, at + 1]);
    let longest = 0;
    const done = rows.map(([arrival = 0, minutes = 0]) => {
      const [[time, printer] = [0, 1], ...rest] = free;
      const start = time > arrival ? time : arrival;
      longest = Math.max(longest, start - arrival);
      free = [...rest, [start + minutes, printer] as const].toSorted(
        ([one, mine], [other, theirs]) => one - other || mine - theirs,
      );
      return [printer, start + minutes];
    });
    return lines(...done, longest);
  },
} satisfies Making;
