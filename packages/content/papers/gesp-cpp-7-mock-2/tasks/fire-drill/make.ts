import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Way = readonly [from: number, to: number];
const house = (n: number, exits: readonly number[], ways: readonly Way[]) =>
  lines([n, ways.length, exits.length], exits, ...ways);
const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));

/** Random ways between rooms near each other in a random order, mostly towards its beginning. */
function some(random: Random, [n, m, e]: readonly [number, number, number], reach: number): string {
  const rooms = random.some(n, 1, n);
  const way = (): Way => {
    const near = random.int(0, n - 2);
    const far = Math.min(n - 1, near + random.int(1, reach));
    const [from, to] = random.int(0, 3) === 0 ? [near, far] : [far, near];
    return [rooms[from] ?? 1, rooms[to] ?? 1];
  };
  return house(
    n,
    random.some(e, 0, Math.floor(n / 2)).map((at) => rooms[at] ?? 1),
    count(m, way),
  );
}

/** A corridor of one-way steps to the first room, with loops back, and rooms behind that nobody leaves. */
function corridor(random: Random, n: number, lost: number): string {
  const long = n - lost;
  const along = count(long - 1, (at): Way => [at + 2, at + 1]);
  const back = count(Math.floor(long / 3), (): Way => {
    const from = random.int(1, long - 9);
    return [from, from + random.int(2, 9)];
  });
  const into = count(lost, (at): Way => [random.int(1, long), long + at + 1]);
  return house(n, [1, Math.ceil(long / 3)], [...into, ...along, ...back]);
}

const partsOf = (input: string) => {
  const [n = 0, m = 0, e = 0, ...rest] = numbersOf(input);
  const ends = rest.slice(e);
  const ways = count(ends.length / 2, (at): Way => [ends[at * 2] ?? 0, ends[at * 2 + 1] ?? 0]);
  return { n, m, e, exits: rest.slice(0, e), ways };
};

export const making = {
  inputs: (random) => [
    house(1, [1], []),
    house(
      5,
      [5, 1],
      [
        [2, 1],
        [3, 2],
        [3, 5],
        [1, 4],
        [1, 4],
      ],
    ),
    corridor(random, 40, 5),
    some(random, [60, 90, 3], 5),
    some(random, [500, 800, 4], 9),
    corridor(random, 1500, 40),
    some(random, [2000, 3600, 5], 30),
    some(random, [3000, 5000, 20], 12),
    corridor(random, 4000, 900),
    some(random, [2500, 4900, 2], 200),
    some(random, [10_000, 20_000, 9], 40),
    house(
      3000,
      [1500],
      count(2999, (at): Way => [at + 1, at + 2]),
    ),
  ],
  small: (random) => {
    const n = random.int(2, 8);
    return some(random, [n, random.int(1, 12), random.int(1, 2)], 3);
  },
  isValid: (input) => {
    const { n, m, e, exits, ways } = partsOf(input);
    const isRoom = (one: number) => Number.isInteger(one) && one >= 1 && one <= n;
    return (
      input === house(n, exits, ways) &&
      n >= 1 &&
      n <= 10_000 &&
      m === ways.length &&
      m <= 20_000 &&
      e === exits.length &&
      e >= 1 &&
      new Set(exits).size === e &&
      exits.every(isRoom) &&
      ways.every(([from, to]) => isRoom(from) && isRoom(to) && from !== to)
    );
  },
  // Round by round, lets every room look at the rooms that it leads to, until nothing changes.
  solve: (input) => {
    const { n, exits, ways } = partsOf(input);
    const steps = Array.from({ length: n + 1 }, () => Infinity);
    for (const one of exits) steps[one] = 0;
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const [from, to] of ways)
        if ((steps[to] ?? 0) + 1 < (steps[from] ?? 0)) {
          steps[from] = (steps[to] ?? 0) + 1;
          isChanged = true;
        }
    }
    const reached = steps.slice(1).filter((one) => one < Infinity);
    let most = 0;
    for (const one of reached) most = Math.max(most, one);
    return lines([n - reached.length, most]);
  },
} satisfies Making;
