import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Run = readonly [x: number, k: string];
const MODULUS = 1_000_000_007n;
const BILLION = 1_000_000_000;
const LONGEST = 1_000_000_000_000_000_000n;
const plan = (to: readonly number[], dust: readonly number[], runs: readonly Run[]) =>
  lines([to.length, runs.length], to, dust, ...runs);

const count = <T>(size: number, one: (at: number) => T) => Array.from({ length: size }, (_, at) => one(at));
const long = (random: Random) =>
  String(BigInt(random.int(0, BILLION - 1)) * BigInt(BILLION) + BigInt(random.int(1, BILLION)));

const some = (random: Random, n: number, q: number, dust: number, k: (random: Random) => string) =>
  plan(
    count(n, () => random.int(1, n)),
    count(n, () => random.int(0, dust)),
    count(q, (): Run => [random.int(1, n), k(random)]),
  );

/** One ring through all rooms. */
const ring = (random: Random, n: number, q: number, dust: number) => {
  const order = random.some(n, 1, n);
  const to = count(n, () => 0);
  for (const [at, one] of order.entries()) to[one - 1] = order[(at + 1) % n] ?? 1;
  return plan(
    to,
    count(n, () => random.int(Math.floor(dust / 2), dust)),
    count(q, (): Run => [random.int(1, n), long(random)]),
  );
};

const few = (random: Random) => String(random.int(1, 12));

export const making = {
  inputs: (random) => [
    plan([1], [0], [[1, '1']]),
    plan(
      [2, 3, 3],
      [1, 2, 3],
      [
        [1, '1'],
        [1, '2'],
        [1, '3'],
        [1, '4'],
        [3, '100'],
      ],
    ),
    some(random, 10, 20, 100, few),
    some(random, 50, 60, 1000, (one) => String(one.int(1, 1_000_000))),
    ring(random, 60, 80, BILLION),
    ring(random, 997, 300, BILLION),
    some(random, 2000, 2000, BILLION, long),
    ring(random, 2000, 500, BILLION),
    ring(random, 1500, 700, 1000),
    plan(
      [2, 1, 1],
      [BILLION, BILLION, BILLION],
      [
        [1, String(LONGEST)],
        [2, String(LONGEST - 1n)],
        [3, String(LONGEST)],
      ],
    ),
    ring(random, 1999, 400, BILLION),
  ],
  small: (random) => some(random, random.int(1, 6), random.int(1, 4), random.pick([9, BILLION]), few),
  isValid: (input) => {
    const rows = input.trimEnd().split('\n');
    const [n = 0, q = 0] = numbersOf(rows[0] ?? '');
    const [to, dust] = [numbersOf(rows[1] ?? ''), numbersOf(rows[2] ?? '')];
    const runs = rows.slice(3).map((row): Run => {
      const [x = '0', k = '0'] = row.split(' ');
      return [Number(x), k];
    });
    const isRoom = (one: number) => Number.isInteger(one) && one >= 1 && one <= n;
    return (
      input === plan(to, dust, runs) &&
      n === to.length &&
      n === dust.length &&
      n >= 1 &&
      n <= 2000 &&
      q === runs.length &&
      q >= 1 &&
      q <= 2000 &&
      to.every(isRoom) &&
      dust.every((one) => Number.isInteger(one) && one >= 0 && one <= BILLION) &&
      runs.every(([x, k]) => isRoom(x) && String(BigInt(k)) === k && BigInt(k) >= 1n && BigInt(k) <= LONGEST)
    );
  },
  // Walks until a room comes again, then counts whole rounds exactly.
  solve: (input) => {
    const rows = input.trimEnd().split('\n');
    const [to, dust] = [numbersOf(rows[1] ?? ''), numbersOf(rows[2] ?? '').map(BigInt)];
    const answers = rows.slice(3).map((row) => {
      const [start = '1', text = '1'] = row.split(' ');
      const k = BigInt(text);
      const firstAt = new Map<number, number>();
      const walk: number[] = [];
      const before = [0n];
      let room = Number(start);
      while (!firstAt.has(room) && BigInt(walk.length) < k) {
        firstAt.set(room, walk.length);
        walk.push(room);
        before.push((before.at(-1) ?? 0n) + (dust[room - 1] ?? 0n));
        room = to[room - 1] ?? 1;
      }
      if (BigInt(walk.length) === k) return [walk.at(-1) ?? 0, String((before.at(-1) ?? 0n) % MODULUS)];
      const from = firstAt.get(room) ?? 0;
      const size = walk.length - from;
      const rest = k - BigInt(from);
      const [rounds, left] = [rest / BigInt(size), Number(rest % BigInt(size))];
      const last = left === 0 ? walk.at(-1) : walk[from + left - 1];
      const [head, whole, tail] = [before[from] ?? 0n, before.at(-1) ?? 0n, before[from + left] ?? 0n];
      return [last ?? 0, String((head + rounds * (whole - head) + tail - head) % MODULUS)];
    });
    return lines(...answers);
  },
} satisfies Making;
