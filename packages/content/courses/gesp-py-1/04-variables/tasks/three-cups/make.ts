import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, 25)] ?? 'a').join('');
const three = (random: Random, most: number) => lines(...[0, 1, 2].map(() => wordOf(random, random.int(1, most))));

export const making = {
  inputs: (random) => [
    lines('x', 'y', 'z'),
    lines('same', 'same', 'same'),
    lines('z', 'y', 'x'),
    lines('key', 'key', 'nut'),
    lines('nut', 'key', 'nut'),
    lines('aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb', 'cccccccccccccccccccc'),
    lines('pin', 'cap', 'dice'),
    ...Array.from({ length: 3 }, () => three(random, 20)),
  ],
  small: (random) => three(random, 2),
  isValid: (input) => /^(?:[a-z]{1,20}\n){3}$/u.test(input),
  // Two exchanges move the first thing to the end.
  solve: (input) => {
    const [first = '', ...others] = input.trim().split('\n');
    return lines([...others, first]);
  },
} satisfies Making;
