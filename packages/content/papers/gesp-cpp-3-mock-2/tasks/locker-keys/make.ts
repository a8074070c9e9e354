import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const keys = (numbers: readonly number[]) => lines(numbers.length, ...numbers);
const any = (random: Random, n: number, most: number) => Array.from({ length: n }, () => random.int(1, most));

export const making = {
  inputs: (random) => [
    keys([1]),
    keys([1_000_000_000, 999_999_999]),
    keys([536_870_912, 536_870_911, 536_870_913]),
    keys(Array.from({ length: 30 }, (_, at) => 2 ** at)),
    keys(Array.from({ length: 29 }, (_, at) => 2 ** (at + 1) - 1)),
    keys(Array.from({ length: 64 }, (_, at) => at + 1)),
    keys([10, 12, 10, 12, 5, 3]),
    keys(any(random, 40, 100)),
    keys(any(random, 300, 1_000_000)),
    keys(any(random, 1000, 1_000_000_000)),
  ],
  small: (random) => keys(any(random, random.int(1, 6), 300)),
  isValid: (input) => {
    const [q = 0, ...numbers] = numbersOf(input);
    return (
      input === keys(numbers) &&
      q === numbers.length &&
      q >= 1 &&
      q <= 1000 &&
      numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= 1_000_000_000)
    );
  },
  // Reverses the digits as text.
  solve: (input) => {
    const [, ...numbers] = numbersOf(input);
    const rows = numbers.map((one) => {
      const digits = one.toString(2);
      return [Number.parseInt(digits.split('').toReversed().join(''), 2), digits.replaceAll('0', '').length];
    });
    return lines(...rows);
  },
} satisfies Making;
