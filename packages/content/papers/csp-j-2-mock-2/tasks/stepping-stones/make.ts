import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Stone = readonly [at: number, value: number];
interface Jumps {
  near: number;
  far: number;
  farJumps: number;
}

const river = ({ near, far, farJumps }: Jumps, stones: readonly Stone[]) =>
  lines([stones.length, near, far, farJumps], ...stones);

/** Stones with gaps of at most `gap`, and `breaks` wide gaps that only a far jump crosses. */
function stonesOf(
  random: Random,
  n: number,
  { gap, wide, breaks, most }: Record<'gap' | 'wide' | 'breaks' | 'most', number>,
) {
  const broken = new Set(Array.from({ length: breaks }, () => random.int(1, n - 1)));
  let at = random.int(0, 3);
  return Array.from({ length: n }, (_, i): Stone => {
    if (i > 0) at += broken.has(i) ? wide : random.int(1, gap);
    return [at, random.int(-most, most)];
  });
}

const BILLION = 1_000_000_000;
const even = (n: number, gap: number, value: (i: number) => number) =>
  Array.from({ length: n }, (_, i): Stone => [i * gap, value(i)]);

export const making = {
  inputs: (random) => [
    river({ near: 1, far: 1, farJumps: 0 }, [[5, -BILLION]]),
    river(
      { near: 2, far: 4, farJumps: 2 },
      even(12, 3, (i) => -i),
    ),
    river({ near: 6, far: 15, farJumps: 1 }, stonesOf(random, 12, { gap: 4, wide: 11, breaks: 1, most: 9 })),
    river(
      { near: 3, far: 90, farJumps: 0 },
      even(200, 1, (i) => (i % 3 === 2 ? 5 : -4)),
    ),
    river({ near: 40, far: 40, farJumps: 0 }, stonesOf(random, 800, { gap: 11, wide: 1, breaks: 0, most: BILLION })),
    river({ near: 7, far: 30, farJumps: 0 }, stonesOf(random, 500, { gap: 5, wide: 8, breaks: 1, most: BILLION })),
    river(
      { near: 5, far: 5, farJumps: 0 },
      even(1000, 5, () => -BILLION),
    ),
    river({ near: 12, far: 60, farJumps: 5 }, stonesOf(random, 400, { gap: 6, wide: 40, breaks: 3, most: 1000 })),
    river({ near: 3, far: 9, farJumps: 4 }, stonesOf(random, 300, { gap: 3, wide: 7, breaks: 4, most: 1000 })),
    river({ near: 25, far: 100, farJumps: 2 }, stonesOf(random, 400, { gap: 9, wide: 90, breaks: 2, most: 1000 })),
    river(
      { near: 30, far: 900, farJumps: 5 },
      stonesOf(random, 2000, { gap: 10, wide: 500, breaks: 4, most: BILLION }),
    ),
    river(
      { near: 100_000, far: 3_000_000, farJumps: 3 },
      stonesOf(random, 1500, { gap: 90_000, wide: 1_500_000, breaks: 2, most: BILLION }),
    ),
    river(
      { near: BILLION, far: BILLION, farJumps: 5 },
      even(2000, 500_000, () => BILLION),
    ),
    river(
      { near: 2, far: 400, farJumps: 5 },
      even(1800, 1, (i) => (i % 60 === 0 ? BILLION : -BILLION + i)),
    ),
    river({ near: 9, far: 50, farJumps: 3 }, stonesOf(random, 900, { gap: 6, wide: 45, breaks: 3, most: BILLION })),
    river({ near: 4, far: 200, farJumps: 4 }, stonesOf(random, 1600, { gap: 3, wide: 60, breaks: 3, most: BILLION })),
  ],
  small: (random) => {
    const near = random.int(1, 5);
    const jumps = { near, far: near + random.int(0, 6), farJumps: random.int(0, 3) };
    return river(jumps, stonesOf(random, random.int(2, 8), { gap: 5, wide: 7, breaks: random.int(0, 2), most: 9 }));
  },
  isValid: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, near = 0, far = 0, farJumps = -1] = numbersOf(first);
    const stones = rows.map((row) => numbersOf(row));
    const isIn = (one: number, least: number, most: number) => Number.isInteger(one) && one >= least && one <= most;
    return (
      input === lines([n, near, far, farJumps], ...stones) &&
      rows.length === n &&
      isIn(n, 1, 2000) &&
      isIn(near, 1, far) &&
      isIn(far, 1, BILLION) &&
      isIn(farJumps, 0, 5) &&
      stones.every(
        ([at = -1, value = BILLION + 1, ...more], i) =>
          more.length === 0 && isIn(at, (stones[i - 1]?.[0] ?? -1) + 1, BILLION) && isIn(value, -BILLION, BILLION),
      )
    );
  },
  subtaskOf: (input) => {
    const [n = 0, , , farJumps = 0, ...stones] = numbersOf(input);
    if (n <= 12) return '1';
    if (farJumps === 0) return '2';
    return n <= 400 && stones.every((value, at) => at % 2 === 0 || Math.abs(value) <= 1000) ? '3' : '4';
  },
  // Goes from the far bank back: the best total from each stone and number of far jumps left.
  solve: (input) => {
    const [first = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, near = 0, far = 0, farJumps = 0] = numbersOf(first);
    const stones = rows.map((row) => numbersOf(row));
    const best = stones.map(() => Array.from({ length: farJumps + 1 }, () => Number.NEGATIVE_INFINITY));
    for (let from = n - 1; from >= 0; from--)
      for (let left = 0; left <= farJumps; left++) {
        const [at = 0, value = 0] = stones[from] ?? [];
        let after = from === n - 1 ? 0 : Number.NEGATIVE_INFINITY;
        for (let to = from + 1; to < n; to++) {
          const length = (stones[to]?.[0] ?? 0) - at;
          if (length > far) break;
          const rest = best[to]?.[length <= near ? left : left - 1];
          if (rest !== undefined && rest > after) after = rest;
        }
        const row = best[from];
        if (row) row[left] = value + after;
      }
    const total = best[0]?.[farJumps] ?? Number.NEGATIVE_INFINITY;
    return lines(total === Number.NEGATIVE_INFINITY ? 'NO' : total);
  },
} satisfies Making;
