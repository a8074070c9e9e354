import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 0, 1],
      [100, 0, 1],
      [100, 99, 100],
      [100, 20, 21],
      [50, 30, 90],
      [90, 10, 90],
      [67, 20, 57],
      [100, 0, 79],
      [30, 25, 27],
      [62, 18, 40],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () => lines([random.int(85, 100), random.int(5, 30), random.int(32, 50)])),
  ],
  small: (random) => {
    const r = random.int(0, 30);
    return lines([r + random.int(1, 60), r, r + random.int(1, 40)]);
  },
  isValid: (input) => {
    const [t = 0, r = 0, g = 0] = numbersOf(input);
    return isLineOf(input, [1, 100], [0, 99], [1, 100]) && r < g && r < t;
  },
  solve: (input) => {
    const [t = 0, r = 0, g = 0] = numbersOf(input);
    const after = (minutes: number): number => {
      if (minutes === 0) return t;
      const before = after(minutes - 1);
      return before - Math.floor((before - r) / 5) - 1;
    };
    const minutes = Array.from({ length: t + 1 }, (_, at) => at).findIndex((at) => after(at) <= g);
    return lines([minutes, after(minutes)]);
  },
} satisfies Making;
