import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALL = `0123456789${LETTERS}${LETTERS.toUpperCase()}`;
const word = (random: Random, count: number, signs = ALL) =>
  lines(Array.from({ length: count }, () => signs[random.int(0, signs.length - 1)] ?? '').join(''));

export const making = {
  inputs: (random) => [
    lines('a'),
    lines('Z9'),
    lines('7x'),
    lines(ALL),
    lines('zZ9'.repeat(333)),
    lines('a1'.repeat(500)),
    word(random, 5),
    word(random, 20),
    word(random, 100),
    word(random, 300),
    word(random, 1000),
    word(random, 50, 'xyz01'),
  ],
  small: (random) => word(random, random.int(1, 9)),
  isValid: (input) => /^[0-9A-Za-z]{1,1000}\n$/u.test(input),
  // Looks each sign up in the alphabet.
  solve: (input) => {
    const text = input.trim().toUpperCase();
    let sum = 0;
    for (const sign of text) sum += /\d/u.test(sign) ? Number(sign) : LETTERS.indexOf(sign.toLowerCase()) + 1;
    return lines([text, sum]);
  },
} satisfies Making;
