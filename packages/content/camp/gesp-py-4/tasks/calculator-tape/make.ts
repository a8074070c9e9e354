import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const GOOD = ['+', '-', '*', '/'] as const;
const SIGNS = [...GOOD, '%', '^'] as const;
const BROKEN = ['3o', 'x', '1.5', '12b', '.', 'l0', '7e2', '0.'] as const;

/** A number that is broken once in `broken` times. */
const number = (random: Random, broken: number, most: number) =>
  random.int(1, broken) === 1 ? random.pick(BROKEN) : String(random.int(0, most));
const row = (random: Random, broken: number, most: number) => [
  number(random, broken, most),
  random.int(1, broken) === 1 ? random.pick(SIGNS) : random.pick(GOOD),
  number(random, broken, most),
];
const tape = (random: Random, n: number, broken: number, most: number) =>
  lines(n, ...Array.from({ length: n }, () => row(random, broken, most)));

const ROW = /^[\da-z.]{1,4} [-+*/%^] [\da-z.]{1,4}$/u;

export const making = {
  inputs: (random) => [
    lines(1, '0 + 0'),
    lines(2, '5 / 0', '0 / 5'),
    lines(3, '5 ^ 0', '1.0 ^ 0', '5 / x'),
    tape(random, 2000, 8, 9999),
    tape(random, 2000, 3, 9),
    tape(random, 2000, 500, 9999),
    tape(random, 300, 6, 20),
    tape(random, 100, 20, 99),
    tape(random, 40, 10, 9),
    tape(random, 15, 4, 3),
    lines(4, '9999 * 9999', '9999 * 9999', '0 - 9999', '9999 / 7'),
    tape(random, 1000, 12, 1),
    tape(random, 500, 2, 50),
  ],
  small: (random) => tape(random, random.int(1, 8), random.int(2, 6), 4),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    return Number(n) >= 1 && Number(n) <= 2000 && rows.length === Number(n) && rows.every((one) => ROW.test(one));
  },
  // Sorts the rows into kinds by patterns, writes a letter for each, and looks for the longest run of good ones.
  solve: (input) => {
    const rows = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((one) => one.split(' '));
    let sum = 0n;
    const kinds = rows.map(([a = '', sign = '', b = '']) => {
      if (!/^\d+$/u.test(a) || !/^\d+$/u.test(b)) return 'n';
      if ('%^'.includes(sign)) return 's';
      if (sign === '/' && /^0+$/u.test(b)) return 'z';
      const [x, y] = [BigInt(a), BigInt(b)];
      if (sign === '+') sum += x + y;
      else if (sign === '-') sum += x - y;
      else if (sign === '*') sum += x * y;
      else sum += x / y;
      return 'g';
    });
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    const runs = kinds
      .join('')
      .split(/[^g]/u)
      .map((run) => run.length);
    return lines(String(sum), [count('n'), count('s'), count('z')], Math.max(...runs));
  },
} satisfies Making;
