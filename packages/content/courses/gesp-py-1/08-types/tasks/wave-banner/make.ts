import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, 25)] ?? 'a').join('');

export const making = {
  inputs: (random) => [
    lines('a', 1),
    lines('a', 10),
    lines('aaaaaaaaaa', 10),
    lines('abcdefghij', 2),
    lines('xy', 5),
    lines('hurrah', 4),
    lines('run', 9),
    ...Array.from({ length: 3 }, () => lines(wordOf(random, random.int(2, 10)), random.int(3, 10))),
  ],
  small: (random) => lines(wordOf(random, random.int(1, 5)), random.int(1, 5)),
  isValid: (input) => /^[a-z]{1,10}\n(?:[1-9]|10)\n$/u.test(input),
  // Writes letter by letter.
  solve: (input) => {
    const [word = '', times = ''] = input.split('\n');
    let [text, edge] = ['', ''];
    for (let done = 0; done < Number(times); done++)
      for (const letter of word) {
        text += letter;
        edge += '=';
      }
    return lines(edge, text, edge, edge.length);
  },
} satisfies Making;
