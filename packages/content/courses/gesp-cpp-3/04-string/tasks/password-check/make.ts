import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const ALL = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
const made = (random: Random, length: number, from = ALL) =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? 'a').join('');
const KINDS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789', '!-~@[`{/:'];
/** Some words of one to four kinds of characters. */
const mixed = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => {
    const kinds = KINDS.filter(() => random.int(1, 2) === 1).join('') || 'xyz';
    return made(random, random.int(1, most), kinds);
  });
const words = (all: readonly string[]) => lines(all.length, ...all);

export const making = {
  inputs: (random) => [
    words(['~']),
    words(['aaaaaaaa', 'aaaaaaa', '1234567']),
    words(['Zz9!zzzz', 'Aa9!aaaa', 'Ba9!aaaa']),
    words(['@[`{/:~!', 'AZ', 'az', '09']),
    words(Array.from({ length: 100 }, () => 'Q'.repeat(50))),
    words(['Abcdef1', 'Abcdef12', 'abcdef1-', 'ABCDEF1-', 'Bbcdef12']),
    words(mixed(random, 8, 9)),
    words(mixed(random, 30, 12)),
    words(mixed(random, 100, 50)),
    words(mixed(random, 40, 8)),
    words(Array.from({ length: 100 }, () => made(random, random.int(6, 9)))),
    words(Array.from({ length: 60 }, () => made(random, 8))),
  ],
  small: (random) => words(mixed(random, random.int(1, 4), 9)),
  isValid: (input) => {
    const [n = '', ...all] = input.trimEnd().split('\n');
    return (
      input === words(all) &&
      Number(n) === all.length &&
      all.length >= 1 &&
      all.length <= 100 &&
      all.every((one) => /^[!-~]{1,50}$/u.test(one))
    );
  },
  // Asks each rule as a pattern of the whole word, and sorts.
  solve: (input) => {
    const [, ...all] = input.trimEnd().split('\n');
    const rules = [/^.{8,}$/u, /[A-Z]/u, /[a-z]/u, /[0-9]/u, /[^A-Za-z0-9]/u];
    const points = all.map((one) => rules.filter((rule) => rule.test(one)).length);
    const most = Math.max(...points);
    const [best = ''] = all.filter((_, at) => points[at] === most).toSorted((one, other) => (one < other ? -1 : 1));
    return lines(...points, best);
  },
} satisfies Making;
