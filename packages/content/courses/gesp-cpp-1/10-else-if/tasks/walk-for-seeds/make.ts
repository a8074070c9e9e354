import { isLineOf, lines, type Making } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[0, 99, 3000, 3199, 8000, 8150, 777_777, 1_000_000_000_000, 999_999_999_999, 214_748_364_800, 5_000_000_050].map(
      (n) => lines(n),
    ),
    ...Array.from({ length: 4 }, () => lines(random.int(3_000_000, 9_000_000_000) * 100 + random.int(1, 99))),
  ],
  small: (random) => lines(random.int(0, 15_000)),
  isValid: (input) => isLineOf(input, [0, 1_000_000_000_000]),
  solve: (input) => {
    const parts = (Number(input) - (Number(input) % 100)) / 100;
    // Every part brings one seed, each part after the 30th one more, each after the 80th another.
    return lines([30, 80].reduce((seeds, over) => seeds + Math.max(0, parts - over), parts));
  },
} satisfies Making;
