import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(2),
    lines(1_000_000_000),
    lines(4104),
    lines(13_832),
    lines(87_539_319),
    lines(2 * 793 ** 3),
    lines(3),
    lines(119_824_488),
    lines(2 * 500 ** 3),
    lines(46_683),
    lines(143_604_279),
    lines(175_959_000),
    lines(54),
    lines(65_728),
    lines(2 * random.int(200, 700) ** 3),
    lines(2 * random.int(10, 99) ** 3),
    lines(327_763_000),
    lines(2 * random.int(100, 199) ** 3),
  ],
  small: (random) => {
    const [a, b] = [random.int(1, 30), random.int(1, 30)];
    return lines(random.pick([a ** 3 + b ** 3, 2 * a ** 3, 1729, 4104, 13_832, 20_683, a * b + 1]));
  },
  isValid: (input) => isLineOf(input, [2, 1_000_000_000]),
  // Looks up what is left in a table of cubes.
  solve: (input) => {
    const [n = 0] = numbersOf(input);
    const rootOf = new Map(Array.from({ length: 1000 }, (_, at) => [(at + 1) ** 3, at + 1]));
    const ways = [...rootOf].flatMap(([cube, a]) => {
      const b = rootOf.get(n - cube) ?? 0;
      return b >= a ? [[a, b]] : [];
    });
    return lines([ways.length, ...(ways.at(-1) ?? [0, 0])]);
  },
} satisfies Making;
