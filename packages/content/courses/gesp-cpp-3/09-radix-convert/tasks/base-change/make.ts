import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 10n ** 18n;
/** BigInt's own writing in a base. */
const written = (value: bigint, base: number) => value.toString(base).toUpperCase();
const change = (a: number, b: number, value: bigint) => lines([a, b, written(value, a)]);
const read = (a: number, digits: string) =>
  digits.split('').reduce((sum, one) => sum * BigInt(a) + BigInt(parseInt(one, 36)), 0n);
const big = (random: Random) =>
  BigInt(random.int(1, 999_999_999)) * 1_000_000_000n + BigInt(random.int(0, 999_999_999));

export const making = {
  inputs: (random) => [
    change(2, 36, 0n),
    change(10, 7, 1n),
    change(36, 2, MOST),
    change(2, 8, 2n ** 59n - 1n),
    change(16, 2, 2n ** 59n),
    change(8, 16, 511n * 512n),
    change(10, 10, 1_222_233_333n),
    change(3, 27, BigInt(random.int(1000, 100_000))),
    change(11, 3, big(random)),
    change(29, 2, big(random)),
    change(16, 4, big(random)),
    change(2, 35, big(random)),
    change(36, 12, big(random)),
    change(7, 2, BigInt(random.int(1_000_000, 900_000_000))),
  ],
  small: (random) => change(random.int(2, 36), random.int(2, 6), BigInt(random.int(0, 300))),
  isValid: (input) => {
    const [a = '', b = '', digits = ''] = input.trimEnd().split(' ');
    const value = read(Number(a), digits);
    return (
      Number(a) >= 2 &&
      Number(a) <= 36 &&
      Number(b) >= 2 &&
      Number(b) <= 36 &&
      value <= MOST &&
      input === change(Number(a), Number(b), value)
    );
  },
  // Lets the number be written in the base, and looks for runs by a pattern.
  solve: (input) => {
    const [a = '', b = '', digits = ''] = input.trimEnd().split(' ');
    const text = written(read(Number(a), digits), Number(b));
    const runs = text.match(/(.)\1*/gu) ?? [];
    return lines(text, Math.max(...runs.map(({ length }) => length)));
  },
} satisfies Making;
