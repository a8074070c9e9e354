import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Day = readonly [n: number, m: number, k: number, a: number, b: number];
const MOST = 1000;
const MODULUS = 1_000_000_007;
const ask = (days: readonly Day[]) => lines(days.length, ...days);

/** A day on which guides can be chosen. */
function dayOf(random: Random, least: number, most: number): Day {
  const [n, m] = [random.int(least, most), random.int(least, most)];
  const [a, b] = [random.int(0, Math.floor(n / 2)), random.int(0, Math.floor(m / 2))];
  return [n, m, random.int(Math.max(1, a + b), n + m), a, b];
}
const some = (random: Random, q: number, least: number, most: number) =>
  ask(Array.from({ length: q }, () => dayOf(random, least, most)));

const daysOf = (numbers: readonly number[]): Day[] =>
  Array.from({ length: numbers.length / 5 }, (_, at) => {
    const [n = 0, m = 0, k = 0, a = 0, b = 0] = numbers.slice(at * 5, at * 5 + 5);
    return [n, m, k, a, b];
  });

/** The remainder of a product whose factors are below 2 to the power of 30. */
const times = (x: number, y: number) => (((x * (y >>> 16)) % MODULUS) * 65_536 + x * (y & 65_535)) % MODULUS;

function power(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  const half = power(base, Math.floor(exponent / 2));
  return exponent % 2 === 0 ? times(half, half) : times(times(half, half), base);
}

const FACTORIALS = [1];
for (let i = 1; i <= MOST; i += 1) FACTORIALS.push(times(FACTORIALS[i - 1] ?? 1, i));
const INVERSES = FACTORIALS.map((one) => power(one, MODULUS - 2));
const choose = (n: number, r: number) =>
  r < 0 || r > n ? 0 : times(FACTORIALS[n] ?? 1, times(INVERSES[r] ?? 1, INVERSES[n - r] ?? 1));

export const making = {
  inputs: (random) => [
    ask([[1, 1, 1, 0, 0]]),
    ask([
      [1, 1, 2, 1, 1],
      [1, 1, 1, 1, 1],
      [3, 1, 2, 0, 1],
      [2, 5, 4, 2, 1],
    ]),
    some(random, 20, 2, 12),
    some(random, 40, 20, 60),
    some(random, 1000, 900, MOST),
    some(random, 1000, 1, MOST),
    some(random, 999, 400, MOST),
    some(random, 1000, 990, MOST),
    ask(Array.from({ length: 1000 }, (_, at): Day => [MOST, MOST, at + 1, at % 7, at % 5])),
    ask(Array.from({ length: 1000 }, (_, at): Day => [MOST, MOST - at, MOST, 3, 0])),
    ask([
      [MOST, MOST, MOST, 0, 0],
      [MOST, MOST, MOST, 500, 500],
      [MOST, MOST, 2000, 1000, 1000],
      [MOST, 1, 1001, 0, 1],
      [999, 998, 1000, 400, 400],
    ]),
  ],
  small: (random) => ask([dayOf(random, 1, 6), dayOf(random, 1, 9), [3, 4, random.int(1, 7), 2, random.int(0, 4)]]),
  isValid: (input) => {
    const [q = 0, ...rest] = numbersOf(input);
    const days = daysOf(rest);
    return (
      input === ask(days) &&
      q >= 1 &&
      q <= 1000 &&
      rest.every((one) => Number.isInteger(one) && one >= 0) &&
      days.every(
        ([n, m, k, a, b]) => n >= 1 && n <= MOST && m >= 1 && m <= MOST && k >= 1 && k <= n + m && a <= n && b <= m,
      )
    );
  },
  // Computes each number of choices from factorials and their inverses.
  solve: (input) =>
    lines(
      ...daysOf(numbersOf(input).slice(1)).map(([n, m, k, a, b]) => {
        let ways = 0;
        for (let fifth = b; fifth <= Math.min(m, k - a); fifth += 1)
          ways = (ways + times(choose(m, fifth), choose(n, k - fifth))) % MODULUS;
        return ways;
      }),
    ),
} satisfies Making;
