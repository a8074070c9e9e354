import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const codeOf = (value: number) => ((value + 256) % 256).toString(2).padStart(8, '0');
const adder = (first: number, rest: readonly number[]) =>
  lines(
    [rest.length, codeOf(first)],
    rest.map((one) => codeOf(one)),
  );
const any = (random: Random, n: number, least = -128, most = 127) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    adder(0, [0]),
    adder(-128, [-128]),
    adder(127, [1]),
    adder(-1, [1]),
    adder(127, Array<number>(1000).fill(127)),
    adder(-128, Array<number>(999).fill(-1)),
    adder(60, [60, 60, 60, -60]),
    adder(-100, any(random, 12, -60, -1)),
    adder(100, any(random, 12, 1, 60)),
    adder(random.int(-128, 127), any(random, 50)),
    adder(random.int(-128, 127), any(random, 1000)),
    adder(-5, any(random, 777, -128, 20)),
    adder(5, any(random, 778, -20, 127)),
    adder(-77, any(random, 31, -128, -90)),
  ],
  small: (random) => adder(random.int(-128, 127), any(random, random.int(1, 4))),
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const [n = '', first = ''] = head.split(' ');
    const codes = row.split(' ');
    return (
      input === lines([n, first], codes) &&
      Number(n) === codes.length &&
      codes.length >= 1 &&
      codes.length <= 1000 &&
      [first, ...codes].every((one) => /^[01]{8}$/u.test(one))
    );
  },
  // Adds the patterns as numbers without a sign; an overflow has the same sign twice and another in the sum.
  solve: (input) => {
    const [, first = '', ...codes] = input.trim().split(/\s/u);
    let [now, overflows] = [parseInt(first, 2), 0];
    for (const code of codes) {
      const add = parseInt(code, 2);
      const sum = (now + add) % 256;
      if (now >= 128 === add >= 128 && sum >= 128 !== now >= 128) overflows += 1;
      now = sum;
    }
    return lines([now.toString(2).padStart(8, '0'), now >= 128 ? now - 256 : now, overflows]);
  },
} satisfies Making;
