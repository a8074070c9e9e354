import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const made = (random: Random, length: number, from = LETTERS) =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? 'a').join('');
const other = (text: string) => text.replaceAll(/[a-z]/gu, (one) => one.toUpperCase());

export const making = {
  inputs: (random) => [
    lines('q'),
    lines('Qq'),
    lines('ab'),
    lines('z'.repeat(1000)),
    lines(`${'a'.repeat(500)}${'B'.repeat(500)}`),
    lines('AbcdefgHGFEDCBa'),
    lines(made(random, 20, 'abAB')),
    lines(made(random, 31, 'xyzXYZ')),
    lines(made(random, 999)),
    lines(made(random, 1000, 'mMnN')),
    lines(made(random, 77, 'oOpPqQ')),
    lines(`${made(random, 40, 'abcABC')}${other(made(random, 39, 'abc'))}`),
  ],
  small: (random) => lines(made(random, random.int(1, 8), 'aAbB')),
  isValid: (input) => /^[A-Za-z]{1,1000}\n$/u.test(input),
  // Compares the name with its copy turned round.
  solve: (input) => {
    const name = input.trim();
    const small = name.toLowerCase();
    const turned = small.split('').toReversed();
    const wrong = small.split('').filter((one, at) => one !== turned[at]).length / 2;
    const half = Math.ceil(name.length / 2);
    const kept = name.split('').map((one, at) => {
      const partner = name[name.length - 1 - at] ?? '';
      return at < half || one.toLowerCase() === partner.toLowerCase() ? one : partner;
    });
    return lines(wrong, kept.join(''));
  },
} satisfies Making;
