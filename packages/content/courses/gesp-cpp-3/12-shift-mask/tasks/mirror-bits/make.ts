import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Lamps = readonly [k: number, x: number];
const rows = (all: readonly Lamps[]) => lines(all.length, ...all);
const any = (random: Random, n: number, least: number, most: number): Lamps[] =>
  Array.from({ length: n }, () => {
    const k = random.int(least, most);
    return [k, Number((BigInt(random.int(0, 2 ** 26)) * BigInt(random.int(0, 2 ** 26))) % 2n ** BigInt(k))];
  });

export const making = {
  inputs: (random) => [
    rows([[1, 1]]),
    rows([[50, 0]]),
    rows([[50, 1]]),
    rows([[50, 2 ** 50 - 1]]),
    rows([
      [8, 15],
      [8, 1],
      [4, 8],
    ]),
    rows(Array.from({ length: 50 }, (_, at): Lamps => [at + 1, 1])),
    rows(Array.from({ length: 50 }, (_, at): Lamps => [at + 1, 2 ** at])),
    rows(any(random, 9, 3, 8)),
    rows(any(random, 60, 5, 20)),
    rows(any(random, 200, 30, 50)),
    rows(any(random, 1000, 1, 50)),
    rows(any(random, 300, 45, 50)),
  ],
  small: (random) => rows(any(random, random.int(1, 4), 1, 7)),
  isValid: (input) => {
    const [n = '', ...given] = input.trimEnd().split('\n');
    const all = given.map((row): Lamps => {
      const [k = 0, x = 0] = row.split(' ').map(Number);
      return [k, x];
    });
    return (
      input === rows(all) &&
      Number(n) === all.length &&
      all.length >= 1 &&
      all.length <= 1000 &&
      all.every(([k, x]) => k >= 1 && k <= 50 && Number.isInteger(x) && x >= 0 && x < 2 ** k)
    );
  },
  // Turns the digits round as text and compares the texts.
  solve: (input) =>
    lines(
      ...input
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => {
          const [k = 1, x = 0] = row.split(' ').map(Number);
          const front = x.toString(2).padStart(k, '0').split('');
          const back = front.toReversed();
          const wrong = front.filter((bit, at) => bit !== back[at]).length;
          return [parseInt(back.join(''), 2), wrong, wrong / 2];
        }),
    ),
} satisfies Making;
