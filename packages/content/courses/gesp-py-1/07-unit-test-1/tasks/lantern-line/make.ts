import { isColumnOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, 1),
    lines(1, 1_000_000_000),
    lines(1_000_000_000, 1_000_000_000),
    lines(1_000_000_000, 500),
    lines(20, 10),
    lines(29, 10),
    lines(59, 10),
    lines(45, 9),
    lines(89, 10),
    ...Array.from({ length: 3 }, () => lines(random.int(1000, 1_000_000), random.int(2, 900))),
  ],
  small: (random) => lines(random.int(1, 60), random.int(1, 15)),
  isValid: (input) => isColumnOf(input, [1, 1e9], [1, 1e9]),
  // Hangs one lantern after the other.
  solve: (input) => {
    const [s = 0, d = 1] = numbersOf(input);
    let [all, red, last] = [0, 0, 0];
    for (let at = 0; at <= s; at += d) {
      if (all % 3 === 0) red++;
      all++;
      last = at;
    }
    return lines(all, red, s - last);
  },
} satisfies Making;
