import type { OptionSource } from '@aosai/api/questions/source';
import { randomOf } from '@aosai/api/kit/random';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** `- [x] right` and `- [ ] wrong —— the mistake`, which is shown after 「选 B：」. */
const OPTION = /^- \[([x ])\] (.+?)(?: —— (.+))?$/gmu;

export const withoutOptions = (text: string): string => text.replaceAll(OPTION, '');

interface Lettered {
  options: OptionSource[];
  answer: string[];
  /** Explains why each wrong option is wrong. */
  mistakes: string;
  /** Text of the right option without code marks. */
  plainKey: string;
}

/** The positions 0 to 3 in an order that depends on the seed. */
const fourPlaces = (seed: string): number[] => randomOf(seed).some(LETTERS.length, 0, LETTERS.length - 1);

/** Position of a question's key. Of four questions in a row each letter is the key once; no letter repeats at once. */
function placeOf(prefix: string, no: number): number {
  const groups = Array.from({ length: Math.floor(no / LETTERS.length) + 1 }, (_, at) => fourPlaces(`${prefix} ${at}`));
  const joined = groups.reduce((before, group) =>
    before.at(-1) === group[0] ? [...before, ...group.toReversed()] : [...before, ...group],
  );
  return joined[no] ?? 0;
}

/** Options in the order of their letters; `no` counts the questions of the file. Throws for malformed options. */
export function letteredOptions(text: string, prefix: string, no: number): Lettered {
  const read = [...text.matchAll(OPTION)].map(([, mark, words = '', mistake = '']) => ({
    isKey: mark === 'x',
    words,
    mistake,
  }));
  const [key, ...more] = read.filter(({ isKey }) => isKey);
  const wrong = read.filter(({ isKey }) => !isKey);
  if (!key || more.length > 0 || wrong.length !== LETTERS.length - 1)
    throw new Error(
      `one key and three wrong options: there are ${read.length - wrong.length} with [x] and ${wrong.length} with [ ]`,
    );
  if (wrong.some(({ mistake }) => mistake === '')) throw new Error('each wrong option names its mistake after ——');
  const place = placeOf(prefix, no);
  const placed = wrong.toSpliced(place, 0, key);
  const letterAt = (at: number) => LETTERS[at] ?? '';
  const mistakes = placed.flatMap(({ isKey, mistake }, at) => (isKey ? [] : [`选 ${letterAt(at)}：${mistake}`]));
  return {
    options: placed.map(({ words }, at) => ({ id: letterAt(at), text: words })),
    answer: [letterAt(place)],
    mistakes: `${mistakes.join('；')}。`,
    plainKey: key.words.replaceAll('`', '').trim(),
  };
}
