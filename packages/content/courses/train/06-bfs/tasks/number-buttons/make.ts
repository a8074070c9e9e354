import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Button = readonly [times: number, plus: number];
const screen = (n: number, s: number, t: number, all: readonly Button[]) => lines([n, all.length, s, t], ...all);
const MOST = 500_000;
const some = (random: Random, n: number, m: number) =>
  Array.from({ length: m }, (): Button => [random.int(0, n - 1), random.int(0, n - 1)]);

function read(input: string): { n: number; s: number; t: number; all: Button[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 1, , s = 0, t = 0] = head.split(' ').map(Number);
  const all = rows.map((row): Button => {
    const [times = 0, plus = 0] = row.split(' ').map(Number);
    return [times, plus];
  });
  return { n, s, t, all };
}

export const making = {
  inputs: (random) => [
    screen(1, 0, 0, [[0, 0]]),
    screen(2, 0, 1, [[1, 0]]),
    screen(100, 5, 99, [
      [1, 7],
      [3, 1],
    ]),
    screen(1000, 1, 640, [[2, 0]]),
    screen(997, 3, 500, some(random, 997, 3)),
    screen(1000, 0, 999, [[1, 1]]),
    screen(MOST, 1, 0, [[1, 1]]),
    screen(MOST - 1, 7, 250_000, [
      [1, 1],
      [1, MOST - 2],
    ]),
    screen(499_979, 5, 100_000, some(random, 499_979, 2)),
    screen(MOST, 11, 499_998, [
      [1, 3],
      [1, 499_995],
      [499_999, 0],
    ]),
    screen(499_999, 123_456, 0, [
      [1, 499_998],
      [1, 499_997],
    ]),
    screen(499_957, 400_000, 3, some(random, 499_957, 5)),
    screen(MOST, 499_999, 1, [
      [1, 6],
      [250_001, 0],
    ]),
    screen(499_943, 77, 444_444, some(random, 499_943, 3)),
    screen(480_000, 479_999, 200_000, [
      [1, 1],
      [0, 479_000],
    ]),
    screen(MOST, 250_001, 490_000, [
      [1, 2],
      [499_999, 1],
    ]),
    screen(450_000, 449_999, 300_001, [
      [1, 4],
      [449_999, 3],
      [300_001, 0],
    ]),
  ],
  small: (random) => {
    const n = random.int(1, 12);
    return screen(n, random.int(0, n - 1), random.int(0, n - 1), some(random, n, random.int(1, 3)));
  },
  isValid: (input) => {
    const { n, s, t, all } = read(input);
    const isIn = (one: number) => Number.isInteger(one) && one >= 0 && one < n;
    return (
      input === screen(n, s, t, all) &&
      n >= 1 &&
      n <= MOST &&
      all.length >= 1 &&
      all.length <= 5 &&
      [s, t, ...all.flat()].every(isIn)
    );
  },
  // Goes on from the numbers that the press before showed for the first time.
  solve: (input) => {
    const { n, s, t, all } = read(input);
    const presses = new Int32Array(n).fill(-1);
    presses[s] = 0;
    let [shown, last] = [1, [s]];
    for (let press = 1; last.length > 0; press++) {
      const next: number[] = [];
      for (const one of last)
        for (const [times, plus] of all) {
          const other = (one * times + plus) % n;
          if (presses[other] !== -1) continue;
          presses[other] = press;
          next.push(other);
        }
      shown += next.length;
      last = next;
    }
    return lines([presses[t] ?? -1, shown]);
  },
} satisfies Making;
