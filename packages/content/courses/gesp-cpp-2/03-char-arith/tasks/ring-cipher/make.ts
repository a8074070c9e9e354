import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const RINGS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
const SIGNS = RINGS.join('');
const turned = (k: number, signs: string) => lines([signs.length, k], signs.split(''));
const any = (random: Random, n: number) =>
  Array.from({ length: n }, () => SIGNS.charAt(random.int(0, SIGNS.length - 1))).join('');

export const making = {
  inputs: (random) => [
    turned(0, 'aZ9'),
    turned(1, 'zZ9'),
    turned(25, 'abAB01'),
    turned(MOST, SIGNS),
    turned(7, SIGNS),
    turned(130, 'Aosai2026'),
    turned(51, 'Zz0'.repeat(300)),
    turned(12, '4'.repeat(1000)),
    turned(999_999_999, 'qQ7'),
    turned(random.int(100, 9999), any(random, 1000)),
    turned(random.int(27, 60), any(random, 500)),
    turned(random.int(1_000_000, MOST), any(random, 1000)),
  ],
  small: (random) => turned(random.int(0, 80), any(random, random.int(1, 8))),
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const k = Number(head.split(' ')[1]);
    const signs = row.replaceAll(' ', '');
    return (
      input === turned(k, signs) &&
      Number.isInteger(k) &&
      k >= 0 &&
      k <= MOST &&
      signs.length <= 1000 &&
      /^[0-9A-Za-z]+$/u.test(signs)
    );
  },
  solve: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const k = Number(head.split(' ')[1]);
    const pushed = (sign: string) => {
      const ring = RINGS.find((one) => one.includes(sign)) ?? '';
      return ring.charAt((ring.indexOf(sign) + k) % ring.length);
    };
    return lines(row.split(' ').map(pushed).join(''));
  },
} satisfies Making;
