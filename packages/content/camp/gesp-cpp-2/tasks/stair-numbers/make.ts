import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1]),
    lines([1, 100_000]),
    lines([100_000, 100_000]),
    lines([12_345, 12_345]),
    lines([5, 8]),
    lines([3, 60]),
    lines([11, 11]),
    lines([1, 99]),
    lines([122, 140]),
    lines([340, 1250]),
    lines([9, 345]),
    lines([1000, 9999]),
    lines([random.int(1, 3000), random.int(3001, 50_000)]),
  ],
  small: (random) => {
    const a = random.int(1, 1500);
    return lines([a, a + random.int(0, 60)]);
  },
  isValid: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    return isLineOf(input, [1, 100_000], [1, 100_000]) && a <= b;
  },
  // A number climbs when sorting its digits and dropping repeats leaves them unchanged.
  solve: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    const all = Array.from({ length: b - a + 1 }, (_, at) => `${a + at}`);
    const found = all.filter((one) => [...new Set(one)].toSorted().join('') === one);
    return lines([found.length, found.at(-1) ?? 0]);
  },
} satisfies Making;
