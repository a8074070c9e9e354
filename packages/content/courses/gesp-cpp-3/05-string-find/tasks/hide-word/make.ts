import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const made = (random: Random, length: number, from: string) =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? 'a').join('');
/** A text in which the word stands often. */
const often = (random: Random, word: string, n: number) =>
  Array.from({ length: n }, () => (random.int(1, 2) === 1 ? word : made(random, random.int(1, 4), word))).join('');

export const making = {
  inputs: (random) => [
    lines('a', 'a'),
    lines('A', 'a'),
    lines('x', 'longer-than-this'),
    lines('z'.repeat(1000), 'z'),
    lines('o'.repeat(999), 'oo'),
    lines('abababababa', 'aba'),
    lines('Echo!echo!ECHO!echo!', 'echo'),
    lines(often(random, 'noon', 20), 'noon'),
    lines(often(random, 'x-x', 60), 'x-x'),
    lines(often(random, 'A1a', 80), 'A1a'),
    lines(made(random, 1000, 'ab'), 'abba'),
    lines(often(random, 'twenty-letters-here!', 40).slice(0, 1000), 'twenty-letters-here!'),
    lines(made(random, 700, 'aA'), 'aAa'),
  ],
  small: (random) => lines(made(random, random.int(1, 12), 'aab'), made(random, random.int(1, 3), 'ab')),
  isValid: (input) => /^[A-Za-z0-9!-]{1,1000}\n[A-Za-z0-9!-]{1,20}\n$/u.test(input),
  // Splits the text at the word and joins it with stars.
  solve: (input) => {
    const [text = '', word = ''] = input.split('\n');
    const pieces = text.split(word);
    return lines(pieces.join('*'.repeat(word.length)), pieces.length - 1);
  },
} satisfies Making;
