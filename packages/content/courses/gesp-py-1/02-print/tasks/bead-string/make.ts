import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, 25)] ?? 'a').join('');

export const making = {
  inputs: (random) => [
    lines('a', 'a'),
    lines('a', 'z'),
    lines('aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb'),
    lines('gold', 'gold'),
    lines('b', 'a'),
    lines('wood', 'jade'),
    lines('pearl', 'shell'),
    ...Array.from({ length: 3 }, () => lines(wordOf(random, random.int(2, 20)), wordOf(random, random.int(2, 20)))),
  ],
  small: (random) => lines(wordOf(random, random.int(1, 4)), wordOf(random, random.int(1, 4))),
  isValid: (input) => /^(?:[a-z]{1,20}\n){2}$/u.test(input),
  solve: (input) => {
    const [a = '', b = ''] = input.split('\n');
    return lines([a, b, a, b, a].join('-'), `[${b}]`);
  },
} satisfies Making;
