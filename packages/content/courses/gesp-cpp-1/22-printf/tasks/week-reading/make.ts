import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const two = (one: number) => String(one).padStart(2, '0');
const WEEK = Array.from({ length: 7 }, (_, at) => at);

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 0, 0, 0, 0, 0],
      [1440, 1440, 1440, 1440, 1440, 1440, 1440],
      [0, 0, 0, 0, 0, 0, 1],
      [909, 909, 909, 909, 909, 909, 909],
      [300, 300, 300, 300, 300, 300, 302],
      [1, 2, 3, 4, 5, 6, 7],
      [125, 100, 80, 60, 40, 20, 5],
      [240, 240, 240, 240, 240, 240, 1],
      [240, 240, 240, 240, 240, 240, 4],
    ].map((row) => lines(row)),
    ...[20, 90, 400, 900, 1440].map((most) => lines(WEEK.map(() => random.int(0, most)))),
  ],
  small: (random) => lines(WEEK.map(() => random.int(0, 12))),
  isValid: (input) => isLineOf(input, ...WEEK.map(() => [0, 1440] as const)),
  // Rounds hundredths in whole numbers: a seventh never lies half way between two of them.
  solve: (input) => {
    const sum = numbersOf(input).reduce((before, one) => before + one, 0);
    const hundredths = Math.floor((sum * 200 + 7) / 14);
    const [hours, minutes] = [Math.floor(sum / 60), sum % 60];
    return lines(`${two(hours)}:${two(minutes)}`, `${Math.floor(hundredths / 100)}.${two(hundredths % 100)}`);
  },
} satisfies Making;
