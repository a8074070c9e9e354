import type { Random } from '@aosai/api/kit/random';
import { lines, type Making } from '../../../../src/tasks/making.ts';

const letter = (random: Random, letters: string) => letters[random.int(0, letters.length - 1)] ?? 'a';
const word = (random: Random, length: number, letters: string) =>
  Array.from({ length }, () => letter(random, letters)).join('');

/** Types the text with some slips, each wiped out again, and `extra` more wipes at the beginning. */
const slips = (random: Random, text: string, extra: number) =>
  '<'.repeat(extra) +
  text
    .split('')
    .map((one) => (random.int(1, 4) === 1 ? `${letter(random, 'xyz')}<${one}` : one))
    .join('');

const ABC = 'abcdefghijklmnopqrstuvwxyz';

export const making = {
  inputs: (random) => {
    const [short, long] = [word(random, 40, ABC), word(random, 600, ABC)];
    return [
      lines('a', 'a'),
      lines('a', '<'),
      lines(long, slips(random, long, 3)),
      lines(short, `${slips(random, short, 0)}abcabc`),
      lines(long, `${slips(random, long.slice(0, 200), 2)}${word(random, 20, ABC)}`),
      lines('ab'.repeat(500), 'ba'.repeat(500)),
      lines(word(random, 1000, 'ab'), word(random, 1000, 'ab<')),
      lines(word(random, 300, 'abc'), `<<${word(random, 700, 'abc<')}`),
      lines(short, `${short}${'<'.repeat(60)}${short.slice(0, 25)}`),
      lines('z'.repeat(1000), 'z'.repeat(1000)),
      lines(long, `x<y${slips(random, long.slice(1), 1)}`),
      lines(short, `q${slips(random, short.slice(1), 2)}`),
      lines(word(random, 500, 'abc'), word(random, 500, 'abcc<')),
      lines(long, `${long.slice(0, 5)}w${slips(random, long.slice(6, 400), 0)}`),
    ];
  },
  small: (random) => lines(word(random, random.int(1, 6), 'ab'), word(random, random.int(1, 9), 'ab<')),
  isValid: (input) => /^[a-z]{1,1000}\n[a-z<]{1,1000}\n$/u.test(input),
  // Reads the keys backwards and skips as many letters as are wiped out.
  solve: (input) => {
    const [text = '', keys = ''] = input.trimEnd().split('\n');
    let [left, wipes] = ['', 0];
    for (const key of keys.split('').toReversed()) {
      if (key === '<') wipes++;
      else if (wipes > 0) wipes--;
      else left = key + left;
    }
    const score = text.split('').filter((one, at) => one === left[at]).length;
    return lines(left === '' ? 'EMPTY' : left, score);
  },
} satisfies Making;
