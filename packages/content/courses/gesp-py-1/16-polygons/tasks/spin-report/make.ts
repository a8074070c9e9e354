import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 0],
      [100_000, 1000, 359],
      [4, 100, 90],
      [36, 20, 10],
      [8, 5, 90],
      [100_000, 1, 1],
      [11, 3, 300],
      [50, 40, 91],
    ].map((row) => lines(row)),
    ...Array.from({ length: 3 }, () => lines([random.int(50, 100_000), random.int(2, 1000), random.int(7, 359)])),
  ],
  small: (random) => lines([random.int(1, 40), random.int(1, 9), random.int(0, 359)]),
  isValid: (input) => isLineOf(input, [1, 100_000], [1, 1000], [0, 359]),
  // Turns one time after the other.
  solve: (input) => {
    const [n = 0, a = 0, d = 0] = numbersOf(input);
    let [steps, rounds, heading] = [0, 0, 0];
    for (let done = 0; done < n; done++) {
      steps += a;
      heading += d;
      if (heading >= 360) {
        heading -= 360;
        rounds++;
      }
    }
    return lines(steps, rounds, heading);
  },
} satisfies Making;
