import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const pickWord = (random: Random, long: number, signs: string) =>
  Array.from({ length: long }, () => signs[random.int(0, signs.length - 1)] ?? '').join('');
const row = (random: Random, count: number, least: number, most: number, signs = 'abcdeiouxyz') =>
  lines(Array.from({ length: count }, () => pickWord(random, random.int(least, most), signs)));

export const making = {
  inputs: (random) => [
    lines('u'),
    lines('zebra under umbrella'),
    lines('pear plum apple lemon mango'),
    lines(['b', 'a', 'c', 'u']),
    lines('zzz zzy ab uvw'),
    lines('up use until us ugly'),
    row(random, 200, 20, 20),
    row(random, 50, 3, 5),
    row(random, 30, 1, 2, 'abuz'),
    row(random, 100, 6, 8, 'uvw'),
    row(random, 10, 7, 7),
    row(random, 150, 1, 4),
  ],
  small: (random) => row(random, random.int(1, 6), 1, 3, 'abuz'),
  isValid: (input) => /^(?:[a-z]{1,20} ){0,199}[a-z]{1,20}\n$/u.test(input),
  // Sorts the words by length, then as a dictionary does.
  solve: (input) => {
    const words = input.trim().split(' ');
    const [first = ''] = words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    return lines([first, words.filter((one) => /^[aeiou]/u.test(one)).length]);
  },
} satisfies Making;
