import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [a: number, x: number, y: number, p: number, b: number];

const TEN_MILLION = 10_000_000;
const BILLION = 1_000_000_000;

const museum = (n: number, k: number, w: number, rule: Rule) => lines([n, k, w], rule);
const any = (random: Random, [n, k, w]: readonly [number, number, number], b: number, p = 9_999_991) =>
  museum(n, k, w, [random.int(0, p - 1), random.int(2, p - 1), random.int(0, p - 1), p, b]);

/** The worth of each room, and the room to which its door leads. */
function roomsOf(input: string) {
  const [n = 0, k = 0, w = 1, a = 0, x = 0, y = 0, p = 1, b = 0] = numbersOf(input);
  const [worth, door] = [[0], [0]];
  let s = a;
  for (let room = 1; room <= n; room++) {
    worth.push(s - b);
    door.push(room === 1 ? 0 : Math.max(1, room - 1 - (s % w)));
    s = (s * x + y) % p;
  }
  return { n, k, worth, door };
}

export const making = {
  inputs: (random) => [
    museum(1, 1, 1, [0, 0, 0, 2, BILLION]),
    any(random, [15, 5, 4], 500, 997),
    any(random, [14, 9, 14], 900, 997),
    any(random, [15, 7, 2], 400, 1009),
    any(random, [30_000, 150, 1], BILLION),
    any(random, [29_000, 2, 1], BILLION),
    any(random, [1000, 150, 1], BILLION),
    any(random, [2000, 50, 2000], 999_999_999),
    any(random, [1999, 50, 3], 700_000_000),
    any(random, [2000, 20, 40], BILLION),
    any(random, [30_000, 150, 30_000], BILLION),
    any(random, [30_000, 150, 2], 4_000_000),
    any(random, [30_000, 149, 9], BILLION),
    any(random, [29_999, 120, 500], 0),
    museum(30_000, 150, 30_000, [29_999, 1, 0, TEN_MILLION, 0]),
    any(random, [25_000, 75, 100], 800_000_000),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return any(random, [n, random.int(1, n), random.int(1, n)], random.int(0, 12), random.int(5, 23));
  },
  isValid: (input) => {
    const [n = 0, k = 0, w = 0, a = 0, x = 0, y = 0, p = 0, b = -1, ...more] = numbersOf(input);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === museum(n, k, w, [a, x, y, p, b]) &&
      more.length === 0 &&
      isIn(n, 1, 30_000) &&
      isIn(k, 1, Math.min(n, 150)) &&
      isIn(w, 1, n) &&
      isIn(p, 2, TEN_MILLION) &&
      isIn(b, 0, BILLION) &&
      [a, x, y].every((one) => isIn(one, 0, p - 1))
    );
  },
  subtaskOf: (input) => {
    const [n = 0, k = 0, w = 0] = numbersOf(input);
    if (n <= 15) return '1';
    if (w === 1) return '2';
    return n <= 2000 && k <= 50 ? '3' : '4';
  },
  // Tries every set of rooms where there are few; else joins the rooms behind a room before it takes the room itself.
  solve: (input) => {
    const { n, k, worth, door } = roomsOf(input);
    if (n <= 15) {
      let best = Number.NEGATIVE_INFINITY;
      for (let set = 1; set < 2 ** n; set++) {
        let [count, total, tops] = [0, 0, 0];
        for (let room = 1; room <= n; room++) {
          if (Math.floor(set / 2 ** (room - 1)) % 2 === 0) continue;
          count++;
          total += worth[room] ?? 0;
          const before = door[room] ?? 0;
          if (before === 0 || Math.floor(set / 2 ** (before - 1)) % 2 === 0) tops++;
        }
        if (count === k && tops === 1) best = Math.max(best, total);
      }
      return lines(best);
    }
    const [next, first] = [new Int32Array(n + 2), new Int32Array(n + 2)];
    for (let room = 2; room <= n; room++) {
      next[room] = first[door[room] ?? 0] ?? 0;
      first[door[room] ?? 0] = room;
    }
    let best = Number.NEGATIVE_INFINITY;
    /** The best of each number of rooms that holds this room, of it and the rooms behind it. */
    const behind: Float64Array[] = [];
    const join = (one: Float64Array, other: Float64Array): Float64Array => {
      const all = new Float64Array(Math.min(k, one.length + other.length - 2) + 1).fill(Number.NEGATIVE_INFINITY);
      for (const [at, sum] of one.entries())
        for (let more = 0; more < other.length && at + more < all.length; more++)
          all[at + more] = Math.max(all[at + more] ?? 0, sum + (other[more] ?? 0));
      return all;
    };
    for (let room = n; room >= 1; room--) {
      let below: Float64Array = Float64Array.of(0);
      for (let one = first[room] ?? 0; one !== 0; one = next[one] ?? 0) below = join(behind[one] ?? below, below);
      const mine = new Float64Array(Math.min(k, below.length) + 1);
      for (let count = 1; count < mine.length; count++) mine[count] = (below[count - 1] ?? 0) + (worth[room] ?? 0);
      behind[room] = mine;
      if (mine.length > k) best = Math.max(best, mine[k] ?? best);
    }
    return lines(best);
  },
} satisfies Making;
