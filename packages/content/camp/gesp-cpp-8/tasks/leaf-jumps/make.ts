import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Ask = readonly [from: number, to: number];
const BILLION = 1_000_000_000;
const pond = (reach: number, leaves: readonly number[], asked: readonly Ask[]) =>
  lines([leaves.length, asked.length, reach], leaves, ...asked);
const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));

function some(random: Random, [n, q]: readonly [number, number], reach: number, farthest: number): string {
  return pond(
    reach,
    random.some(n, 0, farthest).toSorted((x, y) => x - y),
    count(q, (): Ask => [random.int(1, n), random.int(1, n)]),
  );
}

/** Leaves near each other, with a gap that is too wide now and then. */
function rows(random: Random, [n, q]: readonly [number, number], reach: number, gaps: number): string {
  let at = 0;
  const leaves = count(n, (i) => {
    at += i > 0 && i % gaps === 0 ? reach + random.int(1, 9) : random.int(1, Math.ceil(reach / 2));
    return at;
  });
  const ask = (): Ask => {
    const from = random.int(1, n);
    const to = Math.min(n, Math.max(1, from + random.int(-gaps, gaps)));
    return [from, to];
  };
  return pond(reach, leaves, count(q, ask));
}

export const making = {
  inputs: (random) => [
    pond(5, [7], [[1, 1]]),
    pond(
      3,
      [1, 4, 7, 11],
      [
        [1, 3],
        [3, 1],
        [1, 4],
        [4, 4],
      ],
    ),
    some(random, [20, 30], 12, 100),
    some(random, [60, 80], 40, 1000),
    rows(random, [300, 400], 100, 40),
    some(random, [900, 900], 9_000_000, BILLION),
    rows(random, [2000, 1500], 1000, 2001),
    rows(random, [4000, 4000], 200_000, 900),
    some(random, [4000, 2000], 20_000_000, BILLION),
    pond(
      2,
      count(3000, (at) => at * 2),
      count(1000, (at): Ask => [at + 1, 3000 - at]),
    ),
    rows(random, [3500, 3000], 7, 1200),
  ],
  small: (random) => some(random, [random.int(1, 8), random.int(1, 5)], random.int(1, 9), 25),
  isValid: (input) => {
    const [n = 0, q = 0, reach = 0, ...rest] = numbersOf(input);
    const leaves = rest.slice(0, n);
    const ends = rest.slice(n);
    const asked = count(ends.length / 2, (at): Ask => [ends[at * 2] ?? 0, ends[at * 2 + 1] ?? 0]);
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === pond(reach, leaves, asked) &&
      isIn(n, 1, 4000) &&
      isIn(q, 1, 4000) &&
      isIn(reach, 1, BILLION) &&
      leaves.length === n &&
      asked.length === q &&
      leaves.every((one, at) => isIn(one, 0, BILLION) && (at === 0 || one > (leaves[at - 1] ?? 0))) &&
      ends.every((one) => isIn(one, 1, n))
    );
  },
  // Jumps one by one, as far as possible each time.
  solve: (input) => {
    const [n = 0, , reach = 0, ...rest] = numbersOf(input);
    const leaves = rest.slice(0, n);
    const ends = rest.slice(n);
    let right = 0;
    const next = leaves.map((one) => {
      while (right + 1 < n && (leaves[right + 1] ?? 0) - one <= reach) right += 1;
      return right;
    });
    const jumpsOf = (from: number, to: number): number => {
      let [at, jumps] = [from, 0];
      while (at < to) {
        const there = next[at] ?? at;
        if (there === at) return -1;
        at = there;
        jumps += 1;
      }
      return jumps;
    };
    const answers = count(ends.length / 2, (at) => {
      const [x = 1, y = 1] = [ends[at * 2], ends[at * 2 + 1]];
      return jumpsOf(Math.min(x, y) - 1, Math.max(x, y) - 1);
    });
    return lines(...answers);
  },
} satisfies Making;
