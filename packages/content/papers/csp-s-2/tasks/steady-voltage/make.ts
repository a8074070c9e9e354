import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Rule = readonly [a: number, x: number, y: number, p: number];

const MILLION = 1_000_000;
const TEN_MILLION = 10_000_000;

const meter = (n: number, d: number, least: number, rule: Rule) => lines([n, d, least], rule);

/** Values that jump about, or that rise by a few each time and fall to the bottom. */
const jumping = (random: Random, n: number, d: number, least: number, p: number) =>
  meter(n, d, least, [random.int(0, p - 1), random.int(1, p - 1), random.int(0, p - 1), p]);
const rising = (random: Random, n: number, d: number, least: number, p: number) =>
  meter(n, d, least, [random.int(0, p - 1), 1, random.int(1, 9), p]);

export const making = {
  inputs: (random) => [
    meter(1, 0, 1, [0, 0, 0, 2]),
    jumping(random, 1000, 40, 3, 100),
    jumping(random, 999, 600_000, 2, MILLION),
    rising(random, 1000, 90, 12, 997),
    jumping(random, MILLION, 60, 1, 97),
    jumping(random, 300_000, 80, 1, 89),
    meter(MILLION, 0, 1, [5, 1, 0, 7]),
    rising(random, MILLION, 70, 1, 100),
    rising(random, MILLION, 9_999_999, 1000, TEN_MILLION),
    jumping(random, MILLION, 9_000_000, 4, 9_999_991),
    rising(random, MILLION, 2_000_000, 300, 9_999_973),
    meter(MILLION, TEN_MILLION, 400_000, [1, 9_999_990, 17, TEN_MILLION]),
    jumping(random, 900_000, 9_900_000, 20, 9_999_973),
    meter(800_000, 999, 5, [0, 1, 1, 1000]),
    jumping(random, MILLION, 950, 30, 1009),
    rising(random, 700_000, 400_000, 2000, 1_000_003),
    rising(random, MILLION, 9_900_000, 50_000, 9_999_973),
    meter(MILLION, 9_999_996, 70_000, [3, 1_234_567, 89, 9_999_991]),
    meter(950_000, 6, 1, [3, 2, 0, 7]),
  ],
  small: (random) => jumping(random, random.int(3, 12), random.int(0, 8), random.int(1, 3), random.int(2, 13)),
  isValid: (input) => {
    const [n = 0, d = 0, least = 0, a = 0, x = 0, y = 0, p = 0, ...more] = numbersOf(input);
    const isIn = (one: number, from: number, to: number) => Number.isInteger(one) && one >= from && one <= to;
    return (
      input === meter(n, d, least, [a, x, y, p]) &&
      more.length === 0 &&
      isIn(n, 1, MILLION) &&
      isIn(d, 0, TEN_MILLION) &&
      isIn(least, 1, n) &&
      isIn(p, 2, TEN_MILLION) &&
      [a, x, y].every((one) => isIn(one, 0, p - 1))
    );
  },
  subtaskOf: (input) => {
    const [n = 0, , least = 0, , , , p = 0] = numbersOf(input);
    if (n <= 1000) return '1';
    return least === 1 && p <= 100 ? '2' : '3';
  },
  // Looks at every stretch where there are few values, else keeps the extremes of a stretch in two parts.
  solve: (input) => {
    const [n = 0, d = 0, least = 0, first = 0, x = 0, y = 0, p = 1] = numbersOf(input);
    const values = new Int32Array(n).fill(first);
    for (let at = 1; at < n; at++) values[at] = ((values[at - 1] ?? 0) * x + y) % p;
    let [count, longest] = [0, 0];
    if (n <= 1000) {
      for (let from = 0; from < n; from++) {
        let [low, high] = [values[from] ?? 0, values[from] ?? 0];
        for (let to = from; to < n; to++) {
          low = Math.min(low, values[to] ?? 0);
          high = Math.max(high, values[to] ?? 0);
          if (high - low > d) break;
          longest = Math.max(longest, to - from + 1);
          if (to - from + 1 >= least) count++;
        }
      }
      return lines([count, longest]);
    }
    // The stretch is two parts: extremes from each place of the first to its end, and those of the whole second one.
    const [lows, highs] = [new Int32Array(n), new Int32Array(n)];
    let [from, middle, low, high] = [0, 0, p, -1];
    const isSteady = () => {
      const least = from < middle ? Math.min(low, lows[from] ?? p) : low;
      return (from < middle ? Math.max(high, highs[from] ?? -1) : high) - least <= d;
    };
    for (let to = 0; to < n; to++) {
      low = Math.min(low, values[to] ?? p);
      high = Math.max(high, values[to] ?? -1);
      while (!isSteady()) {
        if (from === middle) {
          [middle, low, high] = [to + 1, p, -1];
          for (let at = to; at >= from; at--) {
            const one = values[at] ?? 0;
            lows[at] = at === to ? one : Math.min(one, lows[at + 1] ?? one);
            highs[at] = at === to ? one : Math.max(one, highs[at + 1] ?? one);
          }
        }
        from++;
      }
      longest = Math.max(longest, to - from + 1);
      count += Math.max(0, to - from - least + 2);
    }
    return lines([count, longest]);
  },
} satisfies Making;
