import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SMALL = ['of', 'the', 'and', 'OF', 'The', 'aNd', 'AND', 'Of', 'tHE'];
const WORDS = [
  'chess',
  'Ofen',
  'thesis',
  'Android',
  'o',
  'Math',
  'LEGO',
  'sand',
  'other',
  'hand',
  'Roof',
  'x',
  'Ant',
  'fox',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const from = (random: Random, all: readonly string[]) => all[random.int(0, all.length - 1)] ?? 'x';
const some = (random: Random, n: number) =>
  Array.from({ length: n }, () => from(random, random.int(1, 2) === 1 ? SMALL : WORDS));
const made = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.int(0, LETTERS.length - 1)] ?? 'a').join('');
const club = (words: readonly string[]) => lines(words);

export const making = {
  inputs: (random) => [
    club(['a']),
    club(['The', 'OF', 'and', 'Z']),
    club(Array.from({ length: 100 }, () => 'AbCdefghijKLMNOPQrst')),
    club(['often', 'theatre', 'candy', 'offline', 'them']),
    club(['AND', 'And', 'aND', 'chess', 'oF', 'tHe', 'go']),
    club(['the', 'youth', 'orchestra']),
    club(['i', 'Like', 'the', 'sea', 'AND', 'the', 'sun', 'of', 'may']),
    club(['x', ...some(random, 12)]),
    club(['the', ...Array.from({ length: 98 }, () => made(random, random.int(1, 20))), 'OF']),
    club([...some(random, 98), 'ant', 'Bee']),
  ],
  small: (random) => club([...some(random, random.int(0, 4)), from(random, WORDS), ...some(random, random.int(0, 3))]),
  isValid: (input) => {
    const words = input.trimEnd().split(' ');
    return (
      input === club(words) &&
      words.length <= 100 &&
      words.every((word) => /^[A-Za-z]{1,20}$/u.test(word)) &&
      words.some((word) => !/^(?:of|the|and)$/iu.test(word))
    );
  },
  // Takes the small words out of the line as a whole.
  solve: (input) => {
    const kept = input
      .trim()
      .split(' ')
      .filter((word) => !/^(?:of|the|and)$/iu.test(word));
    const longest = kept.toSorted((one, other) => other.length - one.length)[0] ?? '';
    return lines([kept.map((word) => word.slice(0, 1).toUpperCase()).join(''), longest.length]);
  },
} satisfies Making;
