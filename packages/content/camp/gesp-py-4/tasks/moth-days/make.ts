import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const MOD = 1_000_000_007;

export const making = {
  inputs: (random) => [
    lines([1, 1, 1]),
    lines([1, 50, 50]),
    lines([2000, 1, 50]),
    lines([2000, 50, 50]),
    lines([2000, 50, 1]),
    lines([2000, 1, 2]),
    lines([30, 3, 4]),
    lines([45, 5, 5]),
    lines([200, 7, 3]),
    lines([60, 1, 7]),
    lines([1234, 12, 30]),
    lines([90, 2, 6]),
    lines([random.int(1000, 1999), random.int(2, 49), random.int(2, 49)]),
    lines([1999, 33, 8]),
  ],
  small: (random) => lines([random.int(1, 40), random.int(1, 6), random.int(1, 6)]),
  isValid: (input) => isLineOf(input, [1, 2000], [1, 50], [1, 50]),
  // Keeps how many there are of each age and lets them grow older day by day.
  solve: (input) => {
    const [n = 1, a = 1, b = 1] = numbersOf(input);
    let ages = [1, ...Array.from({ length: a + b - 1 }, () => 0)];
    for (let day = 2; day <= n; day++) {
      const older = [0, ...ages.slice(0, -1)];
      const laid = older.slice(a).reduce((sum, one) => (sum + one) % MOD, 0);
      ages = [laid, ...older.slice(1)];
    }
    return lines([ages[0] ?? 0, ages.reduce((sum, one) => (sum + one) % MOD, 0)]);
  },
} satisfies Making;
