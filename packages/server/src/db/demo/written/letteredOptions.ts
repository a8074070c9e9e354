import type { OptionSource } from '@aosai/api/domain/questions/source';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** `- [x] right` and `- [ ] wrong —— the mistake`, as words that go on from 「选 B 是」. */
const OPTION = /^- \[([x ])\] (.+?)(?: —— (.+))?$/gmu;

export const withoutOptions = (text: string): string => text.replaceAll(OPTION, '');

interface Lettered {
  options: OptionSource[];
  answer: string[];
  /** Why each of the others is wrong. */
  mistakes: string;
  /** What the right option reads, without its marks. */
  plainKey: string;
}

/** Each group of four questions has every letter once as its key; which order it is follows from the name of the file. */
function placeOf(prefix: string, no: number): number {
  const shift = Array.from(prefix).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const order = [2, 0, 3, 1].map((place) => (place * (shift % 2 === 0 ? 1 : 3) + shift) % LETTERS.length);
  return order[(no + Math.floor(no / LETTERS.length)) % LETTERS.length] ?? 0;
}

/** Options in the order of their letters; `no` counts the questions of the file. Throws with what is missing. */
export function letteredOptions(text: string, prefix: string, no: number): Lettered {
  const read = [...text.matchAll(OPTION)].map(([, mark, words = '', mistake = '']) => ({
    isKey: mark === 'x',
    words,
    mistake,
  }));
  const [key, ...more] = read.filter(({ isKey }) => isKey);
  const wrong = read.filter(({ isKey }) => !isKey);
  if (!key || more.length > 0 || wrong.length !== LETTERS.length - 1)
    throw new Error('one key and three wrong options');
  if (wrong.some(({ mistake }) => mistake === '')) throw new Error('each wrong option names its mistake');
  const place = placeOf(prefix, no);
  const placed = wrong.toSpliced(place, 0, key);
  const letterAt = (at: number) => LETTERS[at] ?? '';
  const mistakes = placed.flatMap(({ isKey, mistake }, at) => (isKey ? [] : [`选 ${letterAt(at)} 是${mistake}`]));
  return {
    options: placed.map(({ words }, at) => ({ id: letterAt(at), text: words })),
    answer: [letterAt(place)],
    mistakes: `${mistakes.join('；')}。`,
    plainKey: key.words.replaceAll('`', '').trim(),
  };
}
