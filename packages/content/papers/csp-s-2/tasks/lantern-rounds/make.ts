import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const BILLION = 1_000_000_000;
const HUNDRED_MILLION = 100_000_000;

interface Fair {
  ends: number[];
  points: number[];
  times: number[][];
}

const fair = ({ ends, points, times }: Fair) =>
  lines(ends.length, ...ends.map((end, at) => [end, points[at] ?? 0]), ...times);

interface Bounds {
  n: number;
  end: readonly [number, number];
  points: number;
  time: readonly [number, number];
}

/** Times at random, where a way round is often shorter. */
function any(random: Random, { n, end, points, time }: Bounds): Fair {
  const stalls = Array.from({ length: n });
  return {
    ends: stalls.map(() => random.int(...end)),
    points: stalls.map(() => random.int(1, points)),
    times: Array.from({ length: n + 1 }, (_, from) =>
      Array.from({ length: n + 1 }, (__, to) => (from === to ? 0 : random.int(...time))),
    ),
  };
}

/** The same fair with the shortest times, so that no way round is shorter. */
function direct({ ends, points, times }: Fair): Fair {
  const near = times.map((row) => [...row]);
  for (const via of near.keys())
    for (const row of near)
      for (const to of near.keys()) row[to] = Math.min(row[to] ?? 0, (row[via] ?? 0) + (near[via]?.[to] ?? 0));
  return { ends, points, times: near };
}

function fairOf(input: string): Fair {
  const [n = 0, ...rest] = numbersOf(input);
  const stalls = Array.from({ length: n }, (_, at) => rest.slice(2 * at, 2 * at + 2));
  const times = Array.from({ length: n + 1 }, (_, at) => rest.slice(2 * n + at * (n + 1), 2 * n + (at + 1) * (n + 1)));
  return { ends: stalls.map(([end = 0]) => end), points: stalls.map(([, one = 0]) => one), times };
}

export const making = {
  inputs: (random) => [
    fair(any(random, { n: 1, end: [5, 5], points: 9, time: [5, 5] })),
    fair(any(random, { n: 7, end: [10, 60], points: 100, time: [1, 40] })),
    fair(any(random, { n: 7, end: [100, 900], points: BILLION, time: [50, 400] })),
    fair(any(random, { n: 6, end: [5, 30], points: 3, time: [1, 30] })),
    fair(any(random, { n: 16, end: [BILLION, BILLION], points: BILLION, time: [1, HUNDRED_MILLION] })),
    fair(any(random, { n: 15, end: [BILLION, BILLION], points: BILLION, time: [1, 100] })),
    fair(
      any(random, { n: 16, end: [BILLION, BILLION], points: BILLION, time: [HUNDRED_MILLION / 2, HUNDRED_MILLION] }),
    ),
    fair(direct(any(random, { n: 16, end: [300, 1200], points: BILLION, time: [20, 200] }))),
    fair(direct(any(random, { n: 16, end: [1000, 4000], points: BILLION, time: [1, 1000] }))),
    fair(direct(any(random, { n: 15, end: [400, 900], points: 2, time: [40, 90] }))),
    fair(any(random, { n: 16, end: [0, 300], points: BILLION, time: [1, 200] })),
    fair(any(random, { n: 16, end: [200, 700], points: 30, time: [1, 600] })),
    fair(
      any(random, { n: 16, end: [HUNDRED_MILLION, 5 * HUNDRED_MILLION], points: BILLION, time: [1, HUNDRED_MILLION] }),
    ),
    fair(any(random, { n: 16, end: [60, 140], points: 3, time: [1, 50] })),
    fair(any(random, { n: 15, end: [50, 250], points: BILLION, time: [1, 400] })),
    fair(any(random, { n: 16, end: [150, 170], points: 1, time: [1, 90] })),
  ],
  small: (random) => fair(any(random, { n: random.int(1, 5), end: [0, 25], points: 6, time: [1, 14] })),
  isValid: (input) => {
    const { ends, points, times } = fairOf(input);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === fair({ ends, points, times }) &&
      isIn(ends.length, 1, 16) &&
      ends.every((one) => isIn(one, 0, BILLION)) &&
      points.every((one) => isIn(one, 1, BILLION)) &&
      times.every(
        (row, from) =>
          row.length === ends.length + 1 &&
          row.every((one, to) => (from === to ? one === 0 : isIn(one, 1, HUNDRED_MILLION))),
      )
    );
  },
  subtaskOf: (input) => {
    const all = fairOf(input);
    if (all.ends.length <= 7) return '1';
    if (all.ends.every((end) => end === BILLION)) return '2';
    return fair(direct(all)) === input ? '3' : '4';
  },
  // Walks all orders where there are few stalls, else asks from which stall each set can be finished in time.
  solve: (input) => {
    const { ends, points, times } = direct(fairOf(input));
    const n = ends.length;
    const best = { score: 0, time: 0 };
    const keep = (score: number, time: number) => {
      if (score > best.score || (score === best.score && time < best.time)) Object.assign(best, { score, time });
    };
    if (n <= 7) {
      const walk = (here: number, seen: ReadonlySet<number>, score: number, time: number) => {
        keep(score, time);
        for (let stall = 1; stall <= n; stall++) {
          const then = time + (times[here]?.[stall] ?? 0);
          if (!seen.has(stall) && then <= (ends[stall - 1] ?? 0))
            walk(stall, new Set([...seen, stall]), score + (points[stall - 1] ?? 0), then);
        }
      };
      walk(0, new Set(), 0, 0);
      return lines([best.score, best.time]);
    }
    // For each set and its last stall, looks back at the stall before.
    const early = new Float64Array(n * 2 ** n).fill(Number.POSITIVE_INFINITY);
    for (let set = 1; set < 2 ** n; set++) {
      let score = 0;
      for (let at = 0; at < n; at++) if ((set >> at) % 2 === 1) score += points[at] ?? 0;
      for (let last = 0; last < n; last++) {
        if ((set >> last) % 2 === 0) continue;
        const rest = set - 2 ** last;
        let time = rest === 0 ? (times[0]?.[last + 1] ?? 0) : Number.POSITIVE_INFINITY;
        for (let before = 0; before < n; before++)
          if ((rest >> before) % 2 === 1)
            time = Math.min(time, (early[rest * n + before] ?? 0) + (times[before + 1]?.[last + 1] ?? 0));
        if (time > (ends[last] ?? 0)) continue;
        early[set * n + last] = time;
        keep(score, time);
      }
    }
    return lines([best.score, best.time]);
  },
} satisfies Making;
