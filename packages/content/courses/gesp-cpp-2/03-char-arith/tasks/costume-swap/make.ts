import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const dressed = (signs: string) => lines(signs.length, signs.split(''));
const any = (random: Random, n: number, from = 0, to = 61) =>
  Array.from({ length: n }, () => SIGNS.charAt(random.int(from, to))).join('');

export const making = {
  inputs: (random) => [
    dressed('a'),
    dressed('Z'),
    dressed('0'),
    dressed('09az'),
    dressed('9'.repeat(1000)),
    dressed('m'.repeat(1000)),
    dressed(SIGNS),
    dressed(SIGNS.split('').toReversed().join('')),
    dressed('aAbBcC1234'),
    dressed('GESP2Aosai'),
    dressed(any(random, 1000)),
    dressed(any(random, 700, 10, 61)),
    dressed(any(random, 300, 0, 40)),
  ],
  small: (random) => dressed(any(random, random.int(1, 10))),
  isValid: (input) => {
    const row = input.split('\n')[1] ?? '';
    const signs = row.replaceAll(' ', '');
    return input === dressed(signs) && signs.length >= 1 && signs.length <= 1000 && /^[0-9A-Za-z]+$/u.test(signs);
  },
  solve: (input) => {
    const signs = (input.split('\n')[1] ?? '').split(' ');
    const changed = signs.map((one) => {
      if (/\d/u.test(one)) return String(9 - Number(one));
      return one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase();
    });
    return lines(changed.join(''), changed.filter((one) => /[A-Z]/u.test(one)).length);
  },
} satisfies Making;
