import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const word = (random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, () => LETTERS[random.int(0, 51)] ?? 'a').join('');
const day = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => `${word(random, most)}${random.pick(['', '', ',', '.', '!'])}`).join(' ');
const diary = (days: readonly string[]) => lines(days.length, ...days);
const any = (random: Random, n: number, words: number, most: number) =>
  diary(Array.from({ length: n }, () => day(random, random.int(1, words), most)));

export const making = {
  inputs: (random) => [
    diary(['a']),
    diary(['one two six', 'red, tea', 'ice. sun! sky']),
    diary(['x'.repeat(500)]),
    diary(Array.from({ length: 50 }, () => 'so it is, I am up. We go!')),
    diary(['We all, know! this. good', 'dogs are kind!', 'Birds']),
    diary(['a bb ccc dddd eeeee', 'eeeee, dddd, ccc, bb, a!']),
    any(random, 3, 4, 3),
    any(random, 10, 12, 4),
    any(random, 50, 60, 7),
    any(random, 30, 9, 3),
    any(random, 50, 25, 2),
    any(random, 20, 10, 45),
  ],
  small: (random) => any(random, random.int(1, 3), 4, 3),
  isValid: (input) => {
    const [n = '', ...days] = input.trimEnd().split('\n');
    return (
      input === diary(days) &&
      Number(n) === days.length &&
      days.length >= 1 &&
      days.length <= 50 &&
      days.every((one) => one.length <= 500 && /^[A-Za-z]+[,.!]?(?: [A-Za-z]+[,.!]?)*$/u.test(one))
    );
  },
  // Takes the words of each day by a pattern and turns them round.
  solve: (input) => {
    const days = input.trimEnd().split('\n').slice(1);
    const words = days.map((one) => [...(one.match(/[A-Za-z]+/gu) ?? [])]);
    const longest = words.map((all) => all.toReversed().toSorted((one, other) => other.length - one.length)[0] ?? '');
    const counts = words.map(({ length }) => length);
    return lines(...counts.map((count, at) => [count, longest[at] ?? '']), counts.indexOf(Math.max(...counts)) + 1);
  },
} satisfies Making;
