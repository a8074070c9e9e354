import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const DAY_MIN = 1440;
/** The lines of each digit that are lit: above, middle, below, left above, left below, right above, right below. */
const LIT = [
  '1011111',
  '0000011',
  '1110110',
  '1110011',
  '0101011',
  '1111001',
  '1111101',
  '1000011',
  '1111111',
  '1111011',
];

const two = (one: number) => String(one).padStart(2, '0');
const at = (minute: number) => `${two(Math.floor((minute % DAY_MIN) / 60))}:${two(minute % 60)}`;
const stretch = (from: number, length: number, k: number) => lines(at(from), at(from + length), k);
const anywhere = (random: Random, length: number, k: number) => stretch(random.int(0, DAY_MIN - 1), length, k);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

export const making = {
  inputs: (random) => [
    stretch(0, 0, 24),
    stretch(0, 1439, 28),
    stretch(671, 0, 8),
    stretch(672, 1439, 14),
    stretch(1380, 119, 20),
    stretch(1439, 1, 27),
    stretch(600, 119, 17),
    anywhere(random, 700, 18),
    anywhere(random, 1300, 15),
    stretch(1200, 600, 19),
    stretch(1430, 300, 21),
    stretch(480, 240, 22),
    stretch(1100, 1000, 16),
    stretch(720, 59, 16),
    stretch(1201, 9, 28),
    stretch(181, 9, 24),
  ],
  small: (random) => anywhere(random, random.int(0, 90), random.int(8, 28)),
  isValid: (input) => {
    const [a = '', b = '', k = '', ...rest] = input.split('\n');
    const isFew = Number(k) >= 8 && Number(k) <= 28 && /^\d+$/u.test(k);
    return TIME.test(a) && TIME.test(b) && isFew && rest.join('') === '' && rest.length === 1;
  },
  // Counts the lines of the written time from the picture of each digit.
  solve: (input) => {
    const [a = '', b = '', k = ''] = input.split('\n');
    const day = Array.from({ length: 2 * DAY_MIN }, (_, minute) => at(minute));
    const from = day.indexOf(a);
    const shown = day.slice(from, day.indexOf(b, from) + 1);
    const lit = (time: string) =>
      time
        .replace(':', '')
        .split('')
        .map((digit) => (LIT[Number(digit)] ?? '').replaceAll('0', '').length)
        .reduce((sum, one) => sum + one, 0);
    const few = shown.filter((time) => lit(time) <= Number(k));
    const least = few.toSorted((one, other) => lit(one) - lit(other))[0];
    return lines(few.length, least ?? 'NONE');
  },
} satisfies Making;
