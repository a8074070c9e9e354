import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const SIGNS = '0123456789ABCDEF';
const sign = (random: Random, least: number, most: number) => SIGNS[random.int(least, most)] ?? '1';

/** A number of `length` digits, its lowest digit on the left. */
const tablet = (random: Random, p: number, length: number) =>
  Array.from({ length }, (_, at) => sign(random, at === length - 1 ? 1 : 0, p - 1)).join('');

export const making = {
  inputs: (random) => [
    lines([2, 16], '1'),
    lines([16, 2], 'FFFFFFFFFFFF'),
    lines([10, 10], '123456789'),
    lines([2, 3], '101010101011'),
    lines([16, 12], tablet(random, 16, 9)),
    lines([12, 16], `B0A${tablet(random, 12, 6)}`),
    lines([3, 16], tablet(random, 3, 12)),
    lines([9, 11], '000000000001'),
    lines([14, 15], `D${tablet(random, 14, 10)}`),
    lines([7, 13], tablet(random, 7, 11)),
    lines([16, 14], tablet(random, 16, 12)),
    lines([11, 12], `A9${tablet(random, 11, 7)}`),
    lines([13, 11], `C1${tablet(random, 13, 8)}`),
  ],
  small: (random) => {
    const p = random.int(2, 16);
    return lines([p, random.int(2, 16)], tablet(random, p, random.int(1, 5)));
  },
  isValid: (input) => {
    const [, p = '', q = '', digits = ''] = /^(\d+) (\d+)\n([\dA-F]{1,12})\n$/u.exec(input) ?? [];
    const isBase = (base: string) => Number(base) >= 2 && Number(base) <= 16;
    const areSmall = digits.split('').every((one) => SIGNS.indexOf(one) < Number(p));
    return isBase(p) && isBase(q) && areSmall && digits !== '' && !digits.endsWith('0');
  },
  // Turns the tablet round and lets the language read and write the bases.
  solve: (input) => {
    const [bases = '', digits = ''] = input.split('\n');
    const [p = 10, q = 10] = bases.split(' ').map(Number);
    const written = Number.parseInt(digits.split('').toReversed().join(''), p).toString(q).toUpperCase();
    const most = Math.max(...written.split('').map((one) => SIGNS.indexOf(one)));
    return lines(written.split('').toReversed().join(''), most);
  },
} satisfies Making;
