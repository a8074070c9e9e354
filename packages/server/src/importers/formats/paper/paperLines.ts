import {
  QUESTION_KINDS,
  SINGLE,
  MULTIPLE,
  TRUE_FALSE,
  FILL,
  PROGRAMMING,
  READING,
  COMPLETION,
  type QuestionType,
} from '@aosai/api/domain/questions/kinds';
import { numberOf } from '../../text/manifest.ts';
import { restOfLine } from './restOfLine.ts';

/** What a line of a paper is, by how it begins. */
type PaperLine =
  | { kind: 'section'; type: QuestionType | null; points: number | null; isKey: boolean; text: string }
  | { kind: 'question'; no: number; text: string }
  | { kind: 'options'; options: { letter: string; text: string }[] }
  | { kind: 'answer' | 'analysis' | 'tags' | 'difficulty'; text: string }
  | { kind: 'text'; text: string };

const SECTION = /^(?:第?[一二三四五六七八九十]{1,3}(?:[、.．:：]|部分|大题)|附[:：]?\s*(?:参考)?答案)/;
const KEY_HEADING = /^【?(?:参考)?答案(?:及解析|与解析|解析)?】?$/;
const TYPES: readonly [RegExp, QuestionType | null][] = [
  [/阅读程序|程序阅读/, READING],
  [/完善程序|程序完善|补全程序/, COMPLETION],
  [/多(?:项)?选|不定项/, MULTIPLE],
  [/单(?:项)?选|选择/, SINGLE],
  [/判断|是非/, TRUE_FALSE],
  [/填空/, FILL],
  [/编程|程序设计|上机/, PROGRAMMING],
];
const QUESTION = /^\s*(?:第\s*(\d{1,3})\s*[题、.]|[（(]\s*(\d{1,3})\s*[）)]|(\d{1,3})\s*(?:[、．]|\.(?!\d)))\s*(.*)$/s;
const OPTION_START = /^(?:[□○☐◯]\s*)?(?:[（(]\s*)?([A-J])\s*[.．、:：）)]/;
const OPTION_INSIDE = /(?:\s|^)[□○☐◯]?[（(]?([A-Z])\s*[.．、:：）)]/g;
/** How a line begins that says something about its question; the rest of the line is what. */
const FIELDS: readonly [RegExp, 'answer' | 'analysis' | 'tags' | 'difficulty'][] = [
  [/^[【[]?\s*(?:参考|正确|标准)?答案\s*(?:[】\]]\s*)?[:：]?/, 'answer'],
  [/^[【[]?\s*(?:答案|试题)?解析\s*(?:[】\]]\s*)?[:：]?/, 'analysis'],
  [/^[【[]?\s*(?:考纲)?(?:知识点|考点)\s*(?:[】\]]\s*)?[:：]?/, 'tags'],
  [/^[【[]?\s*难度\s*(?:[】\]]\s*)?[:：]/, 'difficulty'],
];

/** The options of a line: the first begins it, the others follow after blanks in the order of the alphabet. */
function optionsIn(text: string): { letter: string; text: string }[] {
  const bare = text.trimStart();
  const first = OPTION_START.exec(bare);
  if (!first) return [];
  const options: { letter: string; text: string }[] = [];
  let [letter, rest] = [first[1] ?? 'A', bare.slice(first[0].length).trimStart()];
  for (;;) {
    const next = String.fromCharCode(letter.charCodeAt(0) + 1);
    const found = rest.matchAll(OPTION_INSIDE).find((mark) => mark[1] === next);
    options.push({ letter, text: (found ? rest.slice(0, found.index) : rest).trim() });
    if (!found) return options;
    [letter, rest] = [next, rest.slice(found.index + found[0].length).trimStart()];
  }
}

const typeIn = (text: string): QuestionType | null => TYPES.find(([sign]) => sign.test(text))?.[1] ?? null;

/** `每题 2 分`, `每小题 1.5 分`. */
const pointsIn = (text: string): number | null =>
  numberOf(/每(?:小)?(?:题|空)\s*([\d.]+)\s*分/.exec(text.normalize('NFKC'))?.[1] ?? '');

/** What a heading says after its number. */
function sectionIn(text: string): string | null {
  const bare = text.trimStart();
  const [number] = SECTION.exec(bare) ?? [];
  if (number !== undefined) return restOfLine(bare, number);
  return KEY_HEADING.test(bare.trimEnd()) ? '' : null;
}

export function paperLine(text: string): PaperLine {
  const section = sectionIn(text);
  const isKey = section !== null && /答案/.test(text) && !/[:：]\s*\S/.test(text);
  if (
    section !== null &&
    (isKey || typeIn(text) !== null || pointsIn(text) !== null || /^\s*[一二三四五六七八九十]/.test(text))
  )
    return { kind: 'section', type: typeIn(text), points: pointsIn(text), isKey, text: section };
  const bare = text.trimStart();
  for (const [sign, kind] of FIELDS) {
    const [beginning] = sign.exec(bare) ?? [];
    if (beginning !== undefined) return { kind, text: bare.slice(beginning.length).trim() };
  }
  const question = QUESTION.exec(text);
  if (question) {
    const [, a, b, c, rest = ''] = question;
    return { kind: 'question', no: Number(a ?? b ?? c), text: rest };
  }
  const options = optionsIn(text);
  return options.length > 0 ? { kind: 'options', options } : { kind: 'text', text };
}

export const isGroup = (type: QuestionType | null): boolean => type !== null && QUESTION_KINDS[type].body === 'parts';
