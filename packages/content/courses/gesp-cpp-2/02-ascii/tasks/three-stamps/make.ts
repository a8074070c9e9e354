import { lines, type Making } from '../../../../../src/tasks/making.ts';

const DIGITS = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const ALL = `${DIGITS}${SMALL.toUpperCase()}${SMALL}`;

export const making = {
  inputs: (random) => [
    ...['000', 'zzz', '019', '987', 'aAz', 'ZYX', '9Aa', 'a9A', 'Q4m', 'abz', 'x0Y'].map((row) => lines(row.split(''))),
    ...Array.from({ length: 3 }, () =>
      lines([random.int(0, 9), ALL.charAt(random.int(10, 61)), ALL.charAt(random.int(36, 61))]),
    ),
  ],
  small: (random) => lines(Array.from({ length: 3 }, () => ALL.charAt(random.int(0, 61)))),
  isValid: (input) => /^[0-9A-Za-z] [0-9A-Za-z] [0-9A-Za-z]\n$/u.test(input),
  solve: (input) => {
    const signs = input.trim().split(' ');
    const sum = signs.reduce((all, sign) => all + sign.charCodeAt(0), 0);
    // `ALL` is sorted by character code.
    const last = signs.toSorted((one, other) => ALL.indexOf(one) - ALL.indexOf(other)).at(-1) ?? '';
    return lines([sum, last]);
  },
} satisfies Making;
