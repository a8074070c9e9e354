import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[0, 1, 60, 3599, 3600, 3661, 86_399, 86_400, 1_000_000_000].map((t) => lines(t)),
    ...Array.from({ length: 3 }, () => lines(random.int(100_000, 999_999_999))),
  ],
  small: (random) => lines(random.int(0, 20_000)),
  isValid: (input) => isLineOf(input, [0, 1_000_000_000]),
  solve: (input) => {
    let left = Number(input);
    let [hours, minutes] = [0, 0];
    for (; left >= 3600; left -= 3600) hours++;
    for (; left >= 60; left -= 60) minutes++;
    return lines([hours, minutes, left]);
  },
} satisfies Making;
