import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    ...[
      [6, 1, 0],
      [6, 10_000, 1008],
      [1000, 10_000, 7],
      [1000, 1, 500],
      [30, 500, 12],
      [30, 9909, 557],
      [23, 6261, 937],
      [53, 7966, 640],
      [50, 4039, 196],
      [60, 7904, 553],
    ].map((row) => lines(row)),
    ...Array.from({ length: 8 }, () => lines([random.int(6, 20), random.int(200, 10_000), random.int(0, 1008)])),
  ],
  small: (random) => lines([random.int(6, 20), random.int(1, 30), random.int(0, 1008)]),
  isValid: (input) => isLineOf(input, [6, 1000], [1, 10_000], [0, 1008]),
  // Moves square by square, and turns round at the end.
  solve: (input) => {
    const [last = 0, n = 0, seed = 0] = numbersOf(input);
    const at: [number, number] = [0, 0];
    let x = seed;
    for (let turn = 0; turn < n; turn++) {
      x = (37 * x + 11) % 1009;
      const [me, other] = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      let way = 1;
      for (let left = (x % 6) + 1; left > 0; left--) {
        if (at[me] === last) way = -1;
        at[me] += way;
      }
      if (at[me] === last) return lines([me === 0 ? 'A' : 'B', ...at]);
      if (at[me] > 0 && at[me] === at[other]) at[other] = 0;
    }
    return lines(['-', ...at]);
  },
} satisfies Making;
