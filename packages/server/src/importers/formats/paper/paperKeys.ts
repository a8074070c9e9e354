import { FILL, MULTIPLE, type QuestionType, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { judgementOf, lettersOf } from '../../objective.ts';
import { answersIn } from './keyLists.ts';
import type { ApartKey, Asked, KeyRow, Section } from './paperParts.ts';

/** What the lists of keys hold for one question. */
export interface FoundKey {
  answer: string;
  analysis: string[];
  /** The lists disagree, so `answer` is empty. */
  isTwofold: boolean;
}

const NOTHING: FoundKey = { answer: '', analysis: [], isTwofold: false };

/** How well the heading of a key fits that of a question (higher is better); null if the key is for another section. */
function fit(of: Section, key: Section | null): number | null {
  if (key === null) return 0;
  if (key === of) return 5;
  if (key.type !== null && of.type !== null && key.type !== of.type) return null;
  if (key.numeral !== '' && of.numeral !== '' && key.numeral !== of.numeral)
    return key.type !== null && key.type === of.type ? 1 : null;
  return (
    (key.numeral !== '' && key.numeral === of.numeral ? 2 : 0) + (key.type !== null && key.type === of.type ? 2 : 0)
  );
}

/** Assigns the keys of rows without numbers to the questions they are about, in order. */
export function keysOfRows(rows: readonly KeyRow[], asked: readonly Asked[]): ApartKey[] {
  return rows.flatMap(({ text, section }) => {
    const mine = asked.filter((one) => one.answer === '' && (section === null || (fit(one.section, section) ?? 0) > 0));
    const answers = answersIn(text.normalize('NFKC'), mine.length) ?? [];
    return answers.flatMap((answer, at) => {
      const one = mine[at];
      return one ? [{ no: one.no, answer, section: one.section }] : [];
    });
  });
}

/** Whether a text can be the key of a question of this type. */
function suits(answer: string, type: QuestionType | null, isChoice: boolean): boolean {
  if (isChoice || type === SINGLE || type === MULTIPLE)
    return lettersOf(answer) !== null || judgementOf(answer) !== null;
  return type !== TRUE_FALSE || judgementOf(answer) !== null || /^[AB]$/i.test(answer);
}

/** The key of question `no` below the heading that fits best. */
export function keyFor(
  { no, section, kind, isChoice }: { no: number; section: Section; kind: QuestionType | null; isChoice: boolean },
  keys: readonly ApartKey[],
): FoundKey {
  const mine = keys
    .filter((key) => key.no === no)
    .map((key) => ({ key, score: fit(section, key.section) }))
    .filter((one): one is { key: ApartKey; score: number } => one.score !== null);
  const isFill = kind === FILL;
  const fitting = mine.filter(({ key }) => (isFill || !key.isFree) && suits(key.answer, kind, isChoice));
  const ofKind = isFill && fitting.some(({ key }) => key.isFree) ? fitting.filter(({ key }) => key.isFree) : fitting;
  const best = Math.max(...ofKind.map(({ score }) => score));
  const answers = new Set(ofKind.filter(({ score }) => score === best).map(({ key }) => key.answer));
  if (answers.size === 0) return mine[0] && !mine[0].key.isFree ? { ...NOTHING, answer: mine[0].key.answer } : NOTHING;
  const [answer = ''] = answers;
  const analysis = mine.find(({ key, score }) => score === best && (key.analysis?.length ?? 0) > 0)?.key.analysis ?? [];
  return { answer: answers.size > 1 ? '' : answer, analysis, isTwofold: answers.size > 1 };
}

/** The questions without a key, of the section or, if it is null, of the whole paper. */
const waiting = (asked: readonly Asked[], section: Section | null): Asked[] =>
  asked.filter((one) => one.answer === '' && (section === null || one.section === section));

/** The section a row of keys is about, judged by how many keys it has; null for the whole paper. */
export const rowSection = (text: string, section: Section, asked: readonly Asked[]): Section | null =>
  answersIn(text.normalize('NFKC'), waiting(asked, section).length) ? section : null;

/** Whether an answer is a row of keys for all questions, as `答案：CABDA` below the last of five. */
export function isRowOfAll(text: string, current: Asked, asked: readonly Asked[]): boolean {
  const row = text.normalize('NFKC').trim();
  const answers = [current.section, null]
    .map((section) => answersIn(row, waiting(asked, section).length))
    .find((found) => found !== null && found.length > 1);
  if (!answers || current.answer !== '') return false;
  const letters = row.replaceAll(/[^A-J]/g, '').split('');
  const isRising = letters.every((letter, at) => at === 0 || letter > (letters[at - 1] ?? ''));
  const isOwn = letters.length > 1 && isRising && current.options.length >= letters.length;
  if (!isOwn) return true;
  // `ABD` below the third question is its own key if several options may be right or other questions have keys.
  const isFirstKey = asked.length > 1 && asked.every(({ answer }) => answer === '');
  return current.section.type !== MULTIPLE && isFirstKey && waiting(asked, null).length === answers.length;
}
