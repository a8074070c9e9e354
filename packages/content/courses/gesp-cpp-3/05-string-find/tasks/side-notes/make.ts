import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const made = (random: Random, length: number) =>
  Array.from({ length }, () => 'abcXYZ019'[random.int(0, 8)] ?? 'a').join('');
/** Texts with a remark after each, each as long as it may be. */
const noted = (random: Random, n: number, text: number, note: number) =>
  lines(
    Array.from({ length: n }, () => `${made(random, random.int(0, text))}(${made(random, random.int(0, note))})`).join(
      '',
    ),
  );

export const making = {
  inputs: (random) => [
    lines('a'),
    lines('(all)'),
    lines('()x()'),
    lines('()'.repeat(500)),
    lines(`(${'k'.repeat(998)})`),
    lines('one(a)two(bb)three(ccc)'),
    lines('(ccc)one(bb)two(a)'),
    lines('12(ab)34(cd)56(ef)'),
    noted(random, 5, 6, 5),
    noted(random, 30, 8, 9),
    noted(random, 90, 4, 3),
    noted(random, 60, 5, 8),
    noted(random, 20, 40, 4),
    noted(random, 6, 60, 90),
  ],
  small: (random) => {
    const text = noted(random, random.int(0, 3), 3, 3).trim();
    return lines(text === '' ? made(random, 3) : `${text}${made(random, random.int(0, 2))}`);
  },
  isValid: (input) => /^(?=.{1,1000}\n$)(?:[A-Za-z0-9]|\([A-Za-z0-9]*\))+\n$/u.test(input),
  // Takes all remarks out by one pattern.
  solve: (input) => {
    const remark = /\(([^)]*)\)/gu;
    const text = input.trim();
    const notes = [...text.matchAll(remark)].map(([, note = '']) => note);
    const [longest] = notes.toSorted((one, other) => other.length - one.length);
    return lines(text.replaceAll(remark, '') || 'empty', longest === undefined ? 'none' : longest || '()');
  },
} satisfies Making;
