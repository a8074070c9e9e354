import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letters = (random: Random, n: number) =>
  Array.from({ length: n }, () => LETTERS[random.int(0, 25)] ?? 'a').join('');

/** Runs of letters, undos and redos. */
function keys(random: Random, rounds: number, [typed, undone, redone]: readonly [number, number, number]): string {
  return Array.from({ length: rounds }, () =>
    [letters(random, random.int(0, typed)), '<'.repeat(random.int(0, undone)), '>'.repeat(random.int(0, redone))].join(
      '',
    ),
  ).join('');
}

export const making = {
  inputs: (random) => [
    lines('<'),
    lines('qqqq<<<<<>>>'),
    lines('abcdef<<<>>'),
    lines(`${letters(random, 50)}${'<'.repeat(40)}${'>'.repeat(30)}z${'>'.repeat(5)}`),
    lines(`${keys(random, 30, [5, 6, 4])}ab<c>`),
    lines(`${keys(random, 300, [6, 5, 6])}xyz<<>>`),
    lines(`k${keys(random, 2000, [4, 6, 3])}mnp<<q>`),
    lines(`${letters(random, 33_000)}${'<'.repeat(33_000)}${'>'.repeat(33_000)}`),
    lines(`${letters(random, 20_000)}${'<>'.repeat(20_000)}${'<'.repeat(9)}${'>'.repeat(4)}`),
    lines(`${'a'.repeat(25_000)}${'<'.repeat(30_000)}${'>'.repeat(20_000)}bcd<<>e>`),
    lines(`<>${keys(random, 5000, [8, 6, 5])}w<`),
  ],
  small: (random) =>
    lines(Array.from({ length: random.int(1, 14) }, () => random.pick(['a', 'b', 'c', '<', '<', '>'])).join('')),
  isValid: (input) => /^[a-z<>]{1,100000}\n$/u.test(input),
  // Keeps the text as a list of all letters, and how many of them are shown.
  solve: (input) => {
    let typed: string[] = [];
    let shown = 0;
    for (const key of input.trim()) {
      if (key === '<') shown = Math.max(0, shown - 1);
      else if (key === '>') shown = Math.min(typed.length, shown + 1);
      else {
        if (shown < typed.length) typed = typed.slice(0, shown);
        typed.push(key);
        shown += 1;
      }
    }
    return lines(shown === 0 ? 'EMPTY' : typed.slice(0, shown).join(''));
  },
} satisfies Making;
