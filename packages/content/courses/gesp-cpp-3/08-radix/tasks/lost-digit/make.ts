import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const plate = (b: number, m: number, r: number, shown: string) => lines([b, m, r], shown);
/** A plate with a true remainder now and then. */
function any(random: Random, base: number, length: number, mod: number): string {
  const digits = Array.from({ length }, (_, at) => random.int(at === 0 && length > 1 ? 1 : 0, base - 1));
  const value = digits.reduce((sum, one) => sum * base + one, 0);
  const lost = random.int(0, length - 1);
  const shown = digits.map((one, at) => (at === lost ? '?' : (DIGITS[one] ?? '0'))).join('');
  return plate(base, mod, random.int(1, 4) === 1 ? random.int(0, mod - 1) : value % mod, shown);
}

export const making = {
  inputs: (random) => [
    plate(2, 1, 0, '?'),
    plate(36, 1, 0, '?'),
    plate(36, 1, 0, '?ZZZZZZZZZ'),
    plate(10, 3, 1, '?7'),
    plate(16, 3, 1, 'FFFFFFFFF?'),
    plate(8, 1_000_000, 7, '?'),
    plate(12, 4, 0, '1?'),
    plate(36, 7, 3, 'Z?Z'),
    plate(10, 9, 0, '99?99'),
    any(random, 36, 10, 7),
    any(random, 30, 9, 5),
    any(random, 20, 8, 3),
    any(random, 16, 10, 7),
    any(random, 33, 10, 9),
    any(random, 25, 10, 11),
  ],
  small: (random) => any(random, random.int(2, 14), random.int(1, 3), random.int(1, 9)),
  isValid: (input) => {
    const [first = '', shown = '', end] = input.split('\n');
    const [b = 0, m = 0, r = 0] = first.split(' ').map(Number);
    return (
      end === '' &&
      input === plate(b, m, r, shown) &&
      b >= 2 &&
      b <= 36 &&
      m >= 1 &&
      m <= 1_000_000 &&
      r >= 0 &&
      r < m &&
      shown.length <= 10 &&
      /^[^?]*\?[^?]*$/u.test(shown) &&
      (shown === '?' || !shown.startsWith('0')) &&
      shown.split('').every((one) => one === '?' || (DIGITS.includes(one) && DIGITS.indexOf(one) < b))
    );
  },
  // Steps by the weight of the lost digit from the number with 0 in its place.
  solve: (input) => {
    const [first = '', shown = ''] = input.split('\n');
    const [b = 2, m = 1, r = 0] = first.split(' ').map(Number);
    const zero = shown
      .replace('?', '0')
      .split('')
      .reduce((sum, one) => sum * b + DIGITS.indexOf(one), 0);
    const weight = b ** (shown.length - 1 - shown.indexOf('?'));
    const fits = DIGITS.slice(0, b)
      .split('')
      .filter((one, digit) => {
        const isLead = shown.length > 1 && shown.startsWith('?') && digit === 0;
        return !isLead && one !== '' && (zero + weight * digit) % m === r;
      });
    return lines(fits.length > 0 ? fits : 'none', fits.length);
  },
} satisfies Making;
