import { FILL, MULTIPLE, type QuestionType, SINGLE, TRUE_FALSE } from '@aosai/api/domain/questions/kinds';
import { judgementOf, lettersOf } from '../../objective.ts';
import { answersIn } from './keyLists.ts';
import type { ApartKey, Asked, KeyRow, Section } from './paperParts.ts';

/** What the lists of keys say about one question. */
export interface FoundKey {
  answer: string;
  analysis: string[];
  /** Two lists disagree: nobody can tell which is right. */
  isTwofold: boolean;
}

const NOTHING: FoundKey = { answer: '', analysis: [], isTwofold: false };

/** How well a key's heading fits that of a question; null where it belongs to others. */
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

/** Keys of a row without numbers, by the questions that it is about. */
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

/** Whether a text could be the key of such a question. */
function suits(answer: string, type: QuestionType | null, isChoice: boolean): boolean {
  if (isChoice || type === SINGLE || type === MULTIPLE)
    return lettersOf(answer) !== null || judgementOf(answer) !== null;
  return type !== TRUE_FALSE || judgementOf(answer) !== null || /^[AB]$/i.test(answer);
}

/** The key of question `no`: that of the heading that fits best. */
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

/** Questions that wait for a key: of the section, or of the paper. */
const waiting = (asked: readonly Asked[], section: Section | null): Asked[] =>
  asked.filter((one) => one.answer === '' && (section === null || one.section === section));

/** The section that a row of keys is about, by their number; null for the whole paper. */
export const rowSection = (text: string, section: Section, asked: readonly Asked[]): Section | null =>
  answersIn(text.normalize('NFKC'), waiting(asked, section).length) ? section : null;

/** `答案：CABDA` below the last of five questions is the key of all five. */
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
  // `ABD` below the third question is its own key where several may be right, or where others have keys of their own.
  const isFirstKey = asked.length > 1 && asked.every(({ answer }) => answer === '');
  return current.section.type !== MULTIPLE && isFirstKey && waiting(asked, null).length === answers.length;
}
