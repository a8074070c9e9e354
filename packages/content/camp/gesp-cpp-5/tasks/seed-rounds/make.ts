import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

const hill = (k: number, n: number) => lines([k, n]);

export const making = {
  inputs: () => [
    hill(7, 0),
    hill(1, 400),
    hill(2, 63),
    hill(999, 400),
    hill(998, 399),
    hill(9, 100),
    hill(100, 30),
    hill(64, 250),
    hill(999, 7),
    hill(2, 400),
    hill(123, 77),
  ],
  small: (random) => hill(random.pick([random.int(1, 12), random.int(1, 999)]), random.int(0, 25)),
  isValid: (input) => isLineOf(input, [1, 999], [0, 400]),
  // The closed form of the sum.
  solve: (input) => {
    const [k = 0, n = 0] = numbersOf(input);
    return lines(k === 1 ? n + 1 : `${(BigInt(k) ** BigInt(n + 1) - 1n) / BigInt(k - 1)}`);
  },
} satisfies Making;
