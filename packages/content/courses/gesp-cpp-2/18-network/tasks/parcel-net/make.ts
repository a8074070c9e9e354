import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000;

export const making = {
  inputs: (random) => [
    ...[
      [1, 1, 0, 1],
      [1, MOST, 10_000, 2],
      [1_000_000_000, 1000, 10_000, 1],
      [1_000_000_000, MOST, 10_000, 1],
      [MOST, 1, 0, MOST],
      [999_999_999, 1000, 40, 3],
      [1000, 100, 20, 5],
      [1001, 100, 20, 11],
      [87, 10, 3, 4],
    ].map((row) => lines(row)),
    ...Array.from({ length: 6 }, () =>
      lines([
        random.int(900_000_000, 1_000_000_000),
        random.int(1001, 5000),
        random.int(4000, 10_000),
        random.int(1, 4),
      ]),
    ),
  ],
  small: (random) => lines([random.int(1, 90), random.int(1, 20), random.int(0, 8), random.int(1, 6)]),
  isValid: (input) => {
    const [size = 0, each = 1] = numbersOf(input);
    return isLineOf(input, [1, 1_000_000_000], [1, MOST], [0, 10_000], [1, MOST]) && Math.ceil(size / each) <= MOST;
  },
  // Computes without a loop: all packets, then those that are sent twice.
  solve: (input) => {
    const [size = 0, each = 1, head = 0, k = 1] = numbersOf(input);
    const packets = Math.ceil(size / each);
    const again = Math.floor(packets / k);
    const rest = size - (packets - 1) * each;
    const againSize = again * each - (packets % k === 0 ? each - rest : 0);
    return lines([packets + again, size + againSize + (packets + again) * head]);
  },
} satisfies Making;
