import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const list = (words: readonly string[]) => lines(words.length, ...words);
const count = (size: number, one: (at: number) => string) => Array.from({ length: size }, (_, at) => one(at));
const wordOf = (random: Random, letters: string, least: number, most: number) =>
  count(random.int(least, most), () => letters[random.int(0, letters.length - 1)] ?? 'a').join('');
const some = (random: Random, n: number, letters: string, [least, most]: readonly [number, number]) =>
  list(count(n, () => wordOf(random, letters, least, most)));

export const making = {
  inputs: (random) => [
    list(['a']),
    list(['ad', 'bc', 'da', 'cb']),
    some(random, 30, 'abc', [2, 4]),
    some(random, 200, 'aet', [3, 5]),
    some(random, 500, 'abcdef', [3, 3]),
    list(count(300, () => 'zebra')),
    some(random, 1500, 'abcd', [5, 8]),
    some(random, 2000, 'abcdefghij', [1, 10]),
    some(random, 3000, 'nopqrs', [4, 6]),
    some(random, 5000, 'aeiou', [1, 10]),
    some(random, 4000, 'abcdefghijklmnopqrstuvwxyz', [2, 3]),
  ],
  small: (random) => some(random, random.int(1, 9), 'abc', [1, 3]),
  isValid: (input) => {
    const [n = '', ...words] = input.trimEnd().split('\n');
    return (
      input === list(words) &&
      Number(n) === words.length &&
      words.length >= 1 &&
      words.length <= 5000 &&
      words.every((one) => /^[a-z]{1,10}$/u.test(one))
    );
  },
  // Counts the letters of each word, one number for each letter.
  solve: (input) => {
    const times = new Map<string, number>();
    for (const word of input.trimEnd().split('\n').slice(1)) {
      const letters = Array.from({ length: 26 }, () => 0);
      for (const letter of word) {
        const at = (letter.codePointAt(0) ?? 97) - 97;
        letters[at] = (letters[at] ?? 0) + 1;
      }
      const key = letters.join(',');
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    return lines([times.size, Math.max(...times.values())]);
  },
} satisfies Making;
