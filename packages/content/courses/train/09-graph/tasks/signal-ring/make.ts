import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Line = readonly [times: number, plus: number, by: number, within: number];
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;
const towers = (n: number, all: readonly Line[]) => lines([n, all.length], ...all);
const some = (random: Random, m: number, within: number) =>
  Array.from({ length: m }, (): Line => [
    random.int(1, MEGA),
    random.int(0, MEGA),
    random.int(0, MEGA),
    random.int(1, within),
  ]);
/** A ring, and some lines across. */
const ring = (random: Random, within: number, m = 2): Line[] => [
  [1, 1, random.int(900_000, MEGA), within],
  ...some(random, m, within),
];
function read(input: string): { n: number; all: Line[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 0] = head.split(' ').map(Number);
  return {
    n,
    all: rows.map((row): Line => {
      const [times = 0, plus = 0, by = 0, within = 1] = row.split(' ').map(Number);
      return [times, plus, by, within];
    }),
  };
}

export const making = {
  inputs: (random) => [
    towers(1, [[0, 0, 0, 1]]),
    towers(10, [
      [1, 1, 7, 10],
      [3, 2, 9, 20],
    ]),
    towers(500, some(random, 2, 100)),
    towers(400, ring(random, GIGA)),
    towers(300, [
      [1, 2, 13, 50],
      [1, 298, 31, 90],
    ]),
    towers(499, ring(random, 30)),
    towers(500, [[1, 1, MEGA, GIGA]]),
    towers(50_000, ring(random, GIGA)),
    towers(49_999, ring(random, 1000)),
    towers(50_000, [[1, 49_999, 999_983, 999_999_937]]),
    towers(50_000, ring(random, 999_999_000)),
    towers(48_000, [
      [1, 1, 999_979, GIGA],
      [1, 47_999, 999_961, GIGA],
    ]),
    towers(50_000, ring(random, 77)),
    towers(49_957, ring(random, 900_000_000, 1)),
    towers(50_000, [
      [1, 3, 987_654, 800_000_000],
      [1, 7, 876_543, 950_000_000],
      [1, 11, 765_432, GIGA],
    ]),
    towers(49_000, ring(random, GIGA, 1)),
  ],
  small: (random) =>
    towers(
      random.int(1, 9),
      Array.from({ length: random.int(1, 3) }, (): Line => [
        random.int(0, 9),
        random.int(0, 9),
        random.int(0, 30),
        random.int(1, 20),
      ]),
    ),
  isValid: (input) => {
    const { n, all } = read(input);
    return (
      input === towers(n, all) &&
      n >= 1 &&
      n <= 50_000 &&
      all.length >= 1 &&
      all.length <= 3 &&
      all.every(
        ([times, plus, by, within]) =>
          [times, plus, by].every((one) => Number.isInteger(one) && one >= 0 && one <= MEGA) &&
          within >= 1 &&
          within <= GIGA,
      )
    );
  },
  // Towers whose time got earlier tell their neighbours again, round by round.
  solve: (input) => {
    const { n, all } = read(input);
    const times = new Float64Array(n).fill(Infinity);
    times[0] = 0;
    let changed = new Set([0]);
    while (changed.size > 0) {
      const next = new Set<number>();
      for (const tower of changed)
        for (const [by, plus, factor, within] of all) {
          const to = (tower * by + plus) % n;
          const time = (times[tower] ?? 0) + ((tower * factor) % within) + 1;
          if (time >= (times[to] ?? 0)) continue;
          times[to] = time;
          next.add(to);
        }
      changed = next;
    }
    const heard = times.filter((time) => time < Infinity);
    return lines([heard.length, heard.reduce((a, b) => Math.max(a, b), 0)]);
  },
} satisfies Making;
