import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const word = (random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, () => String.fromCharCode(96 + random.int(1, 26))).join('');
/** A line of words; one of `rare` lines begins with the sign, and one of `rare` words is the sign. */
const line = (random: Random, words: number, rare: number) => {
  const all = Array.from({ length: random.int(1, words) }, () => (random.int(1, rare) === 1 ? 'c#' : word(random, 8)));
  return random.int(1, rare) === 1 ? `# ${all.join(' ')}` : all.join(' ');
};
const any = (random: Random, n: number, words: number, rare: number) =>
  Array.from({ length: n }, () => line(random, words, rare));

export const making = {
  inputs: (random) => [
    lines('a'),
    lines('#'),
    lines('#a', 'a#', 'b b', 'c c'),
    lines(...any(random, 100, 1, 6)),
    lines(...any(random, 30, 1, 4)),
    lines('aa', 'bb', '# c', 'd e'),
    lines('ab cd', 'abcde', '# a very long line that is not text', 'a b c'),
    lines(...Array.from({ length: 1000 }, () => 'x'.repeat(100))),
    lines(...Array.from({ length: 100 }, (_, at) => 'k'.repeat(at + 1))),
    lines(...Array.from({ length: 50 }, (_, at) => `${'m n '.repeat(25 - (at % 25))}o`.slice(0, 99 - at).trim())),
    lines(...any(random, 1000, 10, 3)),
    lines(...any(random, 300, 4, 8)),
    lines(...any(random, 40, 3, 2)),
    lines('# first', ...any(random, 20, 9, 4), '# last'),
    lines(...any(random, 9, 2, 5), 'zz # zz', '# zz zz zz zz zz zz zz zz zz zz zz zz zz'),
  ],
  small: (random) => lines(...any(random, random.int(1, 5), 3, 3)),
  isValid: (input) => {
    const rows = input.slice(0, -1).split('\n');
    return (
      input === lines(...rows) &&
      rows.length <= 1000 &&
      rows.every((row) => row.length <= 100 && /^[a-z#]+(?: [a-z#]+)*$/u.test(row))
    );
  },
  // Splits into words, and sorts the lines by length.
  solve: (input) => {
    const rows = input
      .slice(0, -1)
      .split('\n')
      .map((text, at) => ({ text, no: at + 1 }));
    const kept = rows.filter(({ text }) => !text.startsWith('#'));
    const words = kept.flatMap(({ text }) => text.split(' '));
    const [longest] = kept.toSorted((one, other) => other.text.length - one.text.length);
    return lines([rows.length, kept.length], words.length, [longest?.no ?? 0, longest?.text.length ?? 0]);
  },
} satisfies Making;
