import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1, 0]),
    lines([1_000_000, 1, 0]),
    lines([1_000_000, 1_000_000, 999_999]),
    lines([1_000_000, 500_000, 499_999]),
    lines([999_993, 900_000, 899_990]),
    lines([1_000_000, 300_003, 299_993]),
    lines([1_000_000, 7919, 7000]),
    lines([999_999, 20_001, 20_000]),
    lines([600_000, 300_000, 299_998]),
    lines([50, 8, 5]),
    lines([999_999, 400_000, 399_995]),
    lines([random.int(500, 999), random.int(30, 60), random.int(1, 29)]),
    lines([random.int(900_000, 999_999), random.int(200_000, 300_000), 199_990]),
  ],
  small: (random) => {
    const a = random.int(1, 9);
    return lines([random.int(1, 40), a, random.int(0, a - 1)]);
  },
  isValid: (input) => {
    const [, a = 0] = numbersOf(input);
    return isLineOf(input, [1, 1_000_000], [1, 1_000_000], [0, a - 1]);
  },
  // A formula for the number of climbing days; every six of them cost a day of rest.
  solve: (input) => {
    const [h = 0, a = 1, b = 0] = numbersOf(input);
    const climbs = h <= a ? 1 : Math.ceil((h - a) / (a - b)) + 1;
    return lines([climbs + Math.floor((climbs - 1) / 6), h + b * (climbs - 1)]);
  },
} satisfies Making;
