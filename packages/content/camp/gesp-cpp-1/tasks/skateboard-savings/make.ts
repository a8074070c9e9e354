import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1, 0, 0]),
    lines([1_000_000, 1000, 100, 0]),
    lines([1_000_000, 1, 0, 0]),
    lines([1_000_000, 1, 1, 1000]),
    lines([7, 1, 0, 1]),
    lines([14, 2, 0, 5]),
    lines([60, 3, 1, 1000]),
    lines([33, 5, 0, 36]),
    lines([90, 10, 1, 95]),
    lines([34, 2, 1, 40]),
    lines([500, 10, 0, 65]),
    lines([9999, 37, 3, 450]),
    lines([random.int(1000, 9000), random.int(1, 60), random.int(1, 9), random.int(100, 900)]),
    lines([random.int(100_000, 900_000), random.int(1, 1000), random.int(1, 100), random.int(1, 1000)]),
  ],
  small: (random) => lines([random.int(1, 90), random.int(1, 9), random.int(0, 3), random.int(0, 60)]),
  isValid: (input) => isLineOf(input, [1, 1_000_000], [1, 1000], [0, 100], [0, 1000]),
  // Lists the savings after each day and finds the first day that has enough.
  solve: (input) => {
    const [p = 0, a = 0, b = 0, c = 0] = numbersOf(input);
    const held = [0];
    for (let day = 1, given = a; day <= 1000; day++, given += b) {
      const full = (held.at(-1) ?? 0) + given;
      held.push(day % 7 === 0 ? Math.max(0, full - c) : full);
    }
    const day = held.findIndex((money) => money >= p);
    return day === -1 ? lines([-1, held[1000] ?? 0]) : lines([day, (held[day] ?? 0) - p]);
  },
} satisfies Making;
