import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([200, 200, 200]),
    lines([60, 85, 101]),
    lines([90, 20, 85]),
    lines([85, 140, 10]),
    lines([60, 10, 30]),
    lines([70, 90, 110]),
    lines([30, 100, 120]),
    lines([20, 160, 170]),
    lines([45, 85, 85]),
    lines([50, 82, 90]),
    lines([151, 0, 0]),
    lines([150, 20, 150]),
    lines([60, 81, 100]),
    lines([80, 81, 82]),
    lines([81, 80, 120]),
    lines([85, 20, 90]),
    lines([40, 95, 99]),
    lines([90, 130, 80]),
    lines([random.int(20, 40), random.int(81, 90), random.int(91, 140)]),
    lines([random.int(81, 110), random.int(111, 150), random.int(0, 70)]),
  ],
  small: (random) => lines([random.int(70, 90), random.int(75, 95), random.pick([80, 81, 110, 120, 130, 150, 151])]),
  isValid: (input) => isLineOf(input, [0, 200], [0, 200], [0, 200]),
  // Sorts the three speeds and looks at them by rank.
  solve: (input) => {
    const all = numbersOf(input);
    const [low = 0, middle = 0, high = 0] = all.toSorted((one, other) => one - other);
    const rises = all.join(' ') === [low, middle, high].join(' ') && low < middle && middle < high;
    const level = low > 80 || high > 150 ? 3 : rises && high - low >= 40 ? 2 : middle > 80 && low <= 80 ? 1 : 0;
    return lines([level, high - low]);
  },
} satisfies Making;
