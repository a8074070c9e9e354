import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const row = (all: readonly number[], steps: readonly string[]) => lines([all.length, steps.length], all, ...steps);
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));
const steps = (random: Random, m: number, far: number, most: number) =>
  Array.from({ length: m }, () => {
    const kind = random.int(1, 8);
    if (kind <= 2) return `R ${random.int(1, far)}`;
    if (kind <= 4) return `L ${random.int(1, far)}`;
    return kind === 5 ? `P ${random.int(1, most)}` : 'T';
  });
/** Takes from many full boxes on the way. */
const tour = (n: number) => Array.from({ length: n }, (_, at) => (at % 2 === 0 ? 'T' : 'R 1'));
const turned = (n: number) => ['R 1000000', 'L 1', ...tour(n - 2)];

export const making = {
  inputs: (random) => [
    row([0], ['T']),
    row([1, 1], ['T', 'R 1', 'T', 'R 1', 'L 1', 'L 1', 'P 1', 'T']),
    row([7, 5, 3], ['R 2', 'R 1', 'T', 'L 2', 'L 1', 'T']),
    row(
      Array.from({ length: 1000 }, () => MOST),
      tour(1000),
    ),
    row(any(random, 1000, MOST - 99, MOST), turned(1000)),
    row(any(random, 200, MOST - 1, MOST), [...turned(400), ...steps(random, 200, 30, 1_000_000)]),
    row(any(random, 50, MOST - 1000, MOST), [...tour(60), ...steps(random, 400, 8, 1_000_000)]),
    row(any(random, 30, MOST / 2, MOST), [...tour(50), ...steps(random, 90, 4, 1_000_000)]),
    row(any(random, 12, MOST - 30, MOST), [...tour(20), ...steps(random, 70, 3, 900_000)]),
    row(any(random, 700, MOST / 2, MOST), [...tour(700), ...steps(random, 60, 90, 9)]),
    row(
      Array.from({ length: 9 }, (_, at) => at),
      steps(random, 40, 5, 9),
    ),
    row(
      Array.from({ length: 9 }, (_, at) => 9 - at),
      steps(random, 40, 12, 9),
    ),
    row(any(random, 1000, 0, 100), steps(random, 1000, 400, 9)),
    row(any(random, 6, 0, 10), steps(random, 30, 3, 3)),
    row(any(random, 5, 0, 9), steps(random, 60, 4, 9)),
    row(any(random, 4, MOST - 9, MOST), steps(random, 80, 3, 9)),
  ],
  small: (random) => row(any(random, random.int(1, 5), 0, 9), steps(random, random.int(1, 8), 3, 4)),
  isValid: (input) => {
    const [head = '', cells = '', ...all] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    const boxes = cells.split(' ').map(Number);
    const isGood = (one: string) => {
      const [, k = ''] = /^[RLP] ([1-9]\d{0,6})$/u.exec(one) ?? [];
      return one === 'T' || (k !== '' && Number(k) <= 1_000_000);
    };
    return (
      input === row(boxes, all) &&
      boxes.length === n &&
      all.length === m &&
      [n, m].every((one) => one >= 1 && one <= 1000) &&
      boxes.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
      all.every(isGood)
    );
  },
  // Knows where the hand is by number, and finds what was taken from what is missing.
  solve: (input) => {
    const [, cells = '', ...all] = input.trimEnd().split('\n');
    const boxes = cells.split(' ').map(Number);
    let at = 0;
    let walls = 0;
    let put = boxes.reduce((sum, one) => sum + one, 0);
    for (const step of all) {
      const [word = '', k = '0'] = step.split(' ');
      const now = boxes[at] ?? 0;
      const next = at + (word === 'R' ? Number(k) : word === 'L' ? -Number(k) : 0);
      if (next < 0 || next >= boxes.length) walls++;
      else at = next;
      if (word === 'P') {
        put += Number(k);
        boxes[at] = now + Number(k);
      }
      if (word === 'T') boxes[at] = Math.ceil(now / 2);
    }
    return lines([at + 1, put - boxes.reduce((sum, one) => sum + one, 0), walls], boxes);
  },
} satisfies Making;
