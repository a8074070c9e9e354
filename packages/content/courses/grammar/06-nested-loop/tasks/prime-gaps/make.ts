import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: () =>
    [
      [1, 1],
      [1, 10],
      [24, 31],
      [1, 5001],
      [995_000, 1_000_000],
      [90, 97],
      [114, 127],
      [8, 13],
      [120, 170],
      [1, 30],
      [1328, 1361],
      [370_262, 370_373],
      [840, 853],
      [1, 4],
      [48, 52],
      [360, 362],
      [1, 3],
    ].map((pair) => lines(pair)),
  small: (random) => {
    const a = random.int(1, 60);
    return lines([a, a + random.int(0, 40)]);
  },
  isValid: (input) => {
    const [a = 0] = numbersOf(input);
    return isLineOf(input, [1, 1_000_000], [a, Math.min(1_000_000, a + 5000)]);
  },
  // Crosses out multiples in the range.
  solve: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    const crossed = new Set<number>([1]);
    for (let d = 2; d * d <= b; d++) for (let n = Math.max(2 * d, Math.ceil(a / d) * d); n <= b; n += d) crossed.add(n);
    const primes = Array.from({ length: b - a + 1 }, (_, at) => a + at).filter((n) => !crossed.has(n));
    return lines([primes.length, Math.max(0, ...primes.slice(1).map((n, at) => n - (primes[at] ?? 0)))]);
  },
} satisfies Making;
