import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const stamps = (a: number, b: number, n: number) => lines([a, b], n);

export const making = {
  inputs: (random) => [
    stamps(1, 2, 1),
    stamps(2, 1, 1000),
    stamps(50, 49, 1000),
    stamps(50, 25, 1000),
    stamps(7, 9, 63),
    stamps(4, 6, 999),
    stamps(12, 5, 60),
    stamps(5, 20, 100),
    stamps(3, 8, 7),
    stamps(8, 3, 24),
    stamps(11, 13, random.int(500, 900)),
    stamps(6, 9, 3 * random.int(60, 300)),
    stamps(2, 7, random.int(300, 999)),
  ],
  small: (random) => {
    const a = random.int(1, 9);
    return stamps(a, a + random.int(1, 5), random.int(1, 40));
  },
  isValid: (input) => {
    const [a = 0, b = 0, n = 0] = numbersOf(input);
    return (
      input === stamps(a, b, n) &&
      [a, b, n].every((one) => Number.isInteger(one) && one >= 1) &&
      Math.max(a, b) <= 50 &&
      a !== b &&
      n <= 1000
    );
  },
  // Pays with one kind and asks whether the rest divides by the other.
  solve: (input) => {
    const [a = 1, b = 1, n = 0] = numbersOf(input);
    const counts = Array.from({ length: Math.floor(n / a) + 1 }, (_, x) => x)
      .filter((x) => (n - x * a) % b === 0)
      .map((x) => x + (n - x * a) / b);
    return lines([counts.length, counts.length === 0 ? -1 : Math.min(...counts)]);
  },
} satisfies Making;
