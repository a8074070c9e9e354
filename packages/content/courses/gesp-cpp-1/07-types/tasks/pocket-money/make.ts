import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [0, 0, 1],
      [0, 1, 1],
      [1_000_000, 9, 100_000],
      [1, 0, 3],
      [0, 9, 100_000],
      [1_000_000, 0, 1],
      [3, 3, 3],
      [2147, 5, 100_000],
    ].map((row) => lines(row)),
    ...Array.from({ length: 4 }, () =>
      lines([random.int(5000, 1_000_000), random.int(1, 9), random.int(50_000, 100_000)]),
    ),
  ],
  small: (random) => lines([random.int(0, 20), random.int(0, 9), random.int(1, 30)]),
  isValid: (input) => isLineOf(input, [0, 1_000_000], [0, 9], [1, 100_000]),
  solve: (input) => {
    const [a = 0, b = 0, n = 0] = numbersOf(input);
    let [yuan, jiao] = [a * n, b * n];
    yuan += Math.floor(jiao / 10);
    jiao %= 10;
    const rest = (yuan % 3) * 10 + jiao;
    const each = Math.floor(rest / 3);
    return lines([yuan, jiao], [Math.floor(yuan / 3) + Math.floor(each / 10), each % 10, rest % 3]);
  },
} satisfies Making;
