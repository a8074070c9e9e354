import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([0, 5]),
    lines([5, 5]),
    lines([1_000_000_000, 0]),
    lines([999_999_999, 9]),
    lines([999_999_999, 8]),
    lines([123_456_789, 0]),
    lines([90_909_090, 0]),
    lines([10, 1]),
    ...Array.from({ length: 3 }, () => lines([random.int(100_000, 999_999_999), random.int(0, 9)])),
  ],
  small: (random) => lines([random.int(0, 3000), random.int(0, 9)]),
  isValid: (input) => isLineOf(input, [0, 1_000_000_000], [0, 9]),
  solve: (input) => {
    const [n = 0, d = 0] = numbersOf(input);
    const digits = `${n}`.split('').map(Number);
    const others = digits.filter((one) => one !== d);
    return lines([digits.length - others.length, others.reduce((sum, one) => sum + one, 0)]);
  },
} satisfies Making;
