import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, 25)] ?? 'a').join('');

export const making = {
  inputs: (random) => [
    ...['a', 'z', 'aaaaaaaaaaaaaaaaaaaa', 'abcdefghijklmnopqrst', 'zyxwvutsrqponmlkjihg', 'word', 'ok'].map((one) =>
      lines(one),
    ),
    ...Array.from({ length: 3 }, () => lines(wordOf(random, random.int(3, 20)))),
  ],
  small: (random) => lines(wordOf(random, random.int(1, 6))),
  isValid: (input) => /^[a-z]{1,20}\n$/u.test(input),
  solve: (input) => lines(...[1, 2, 3].map((times) => Array.from({ length: times }, () => input.trim()))),
} satisfies Making;
