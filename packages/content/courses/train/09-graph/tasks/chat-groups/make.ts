import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Pair = readonly [one: number, other: number];
const school = (n: number, pairs: readonly Pair[]) => lines([n, pairs.length], ...pairs);
const some = (random: Random, n: number, m: number) =>
  Array.from({ length: n < 2 ? 0 : m }, (): Pair => {
    const one = random.int(1, n);
    return [one, ((one - 1 + random.int(1, n - 1)) % n) + 1];
  });
/** A chain in which each pair is told with the greater number first. */
const chain = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at): Pair => [from + at + 1, from + at]);
/** Rooms of four friends in a row: many ways lead from the first to the last. */
const diamonds = (count: number) =>
  Array.from({ length: count }, (_, at): Pair[] => {
    const first = 3 * at + 1;
    return [
      [first, first + 1],
      [first, first + 2],
      [first + 1, first + 3],
      [first + 2, first + 3],
      [first + 1, first + 2],
    ];
  }).flat();

function read(input: string): { n: number; pairs: Pair[] } {
  const [head = '', ...rows] = input.trimEnd().split('\n');
  const [n = 0] = head.split(' ').map(Number);
  return {
    n,
    pairs: rows.map((row): Pair => {
      const [one = 0, other = 0] = row.split(' ').map(Number);
      return [one, other];
    }),
  };
}

export const making = {
  inputs: (random) => [
    school(1, []),
    school(2000, []),
    school(12, some(random, 12, 9)),
    school(20, some(random, 20, 16)),
    school(18, chain(1, 18)),
    school(15, [...chain(1, 7), ...chain(8, 14)]),
    school(2000, chain(1, 2000)),
    school(2000, diamonds(500)),
    school(1600, diamonds(500)),
    school(2000, [...diamonds(400), ...chain(1300, 2000)]),
    school(2000, some(random, 2000, 3000)),
    school(1000, [...chain(1, 300), ...some(random, 1000, 500)]),
    school(1900, [...diamonds(300), ...some(random, 1900, 900)]),
    school(1500, [...some(random, 1500, 1200)]),
    school(1999, [...diamonds(590)]),
    school(2000, [...diamonds(60), ...some(random, 2000, 2600)]),
  ],
  small: (random) => {
    const n = random.int(1, 8);
    return school(n, some(random, n, random.int(0, 9)));
  },
  isValid: (input) => {
    const { n, pairs } = read(input);
    return (
      input === school(n, pairs) &&
      n >= 1 &&
      n <= 2000 &&
      pairs.length <= 3000 &&
      pairs.every(([one, other]) => one !== other && [one, other].every((a) => a >= 1 && a <= n))
    );
  },
  // Minute by minute over all pairs; groups by one number for all who belong together.
  solve: (input) => {
    const { n, pairs } = read(input);
    const heard = new Map([[1, 0]]);
    for (let minute = 1, isNew = true; isNew; minute++) {
      isNew = false;
      for (const [one, other] of pairs)
        for (const [from, to] of [
          [one, other],
          [other, one],
        ] as const)
          if (heard.get(from) === minute - 1 && !heard.has(to)) {
            heard.set(to, minute);
            isNew = true;
          }
    }
    const group = Array.from({ length: n + 1 }, (_, at) => at);
    for (let isChanging = true; isChanging;) {
      isChanging = false;
      for (const [one, other] of [...pairs, ...pairs.toReversed()]) {
        const least = Math.min(group[one] ?? 0, group[other] ?? 0);
        if (group[one] !== group[other]) [group[one], group[other], isChanging] = [least, least, true];
      }
    }
    return lines([heard.size, Math.max(...heard.values()), new Set(group.slice(1)).size]);
  },
} satisfies Making;
