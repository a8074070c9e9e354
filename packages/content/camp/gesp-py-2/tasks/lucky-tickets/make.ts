import { isColumnOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1, 1),
    lines(1, 20_000, 1),
    lines(1, 20_000, 37),
    lines(19_999, 20_000, 40),
    lines(10_000, 19_998, 9),
    lines(999, 999, 27),
    lines(100, 200, 10),
    lines(5000, 7777, 7),
    lines(88, 96, 5),
    lines(1, 9999, 12),
    lines(17_000, 18_803, 5),
    lines(random.int(1, 300), 4000, 4),
    lines(random.int(1, 300), 15_555, 21),
  ],
  small: (random) => {
    const a = random.int(1, 150);
    return lines(a, a + random.int(0, 60), random.int(1, 20));
  },
  isValid: (input) => {
    const [a = 0, b = 0] = numbersOf(input);
    return isColumnOf(input, [1, 20_000], [1, 20_000], [1, 40]) && a <= b;
  },
  // Adds up the characters of the written numbers.
  solve: (input) => {
    const [a = 0, b = 0, k = 1] = numbersOf(input);
    const sum = (ticket: number) =>
      String(ticket)
        .split('')
        .reduce((so, digit) => so + Number(digit), 0);
    const lucky = Array.from({ length: b - a + 1 }, (_, at) => a + at).filter((ticket) => sum(ticket) % k === 0);
    return lines([lucky.length, lucky.at(-1) ?? -1]);
  },
} satisfies Making;
