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
} from '@aosai/api/questions/kinds';
import { optionsIn, type PaperOption } from './paperOptions.ts';
import { restOfLine } from './restOfLine.ts';
import { pointsIn, saysPoints, type SectionPoints } from './sectionPoints.ts';

type Field = 'answer' | 'analysis' | 'tags' | 'difficulty';

export interface SectionLine {
  kind: 'section';
  type: QuestionType | null;
  /** `二` of `二、判断题`; empty if there is none. */
  numeral: string;
  points: SectionPoints;
  isKey: boolean;
  /** Has no number: such a heading, `判断题`, may also head parts of a program. */
  isBare: boolean;
  /** The text after the number. */
  text: string;
}

/** The kind of a line of a paper, judged by its beginning. */
type PaperLine =
  | SectionLine
  /** `isWeak`: the number may belong to the text (`2.5 元`) or count lines of code. */
  | { kind: 'question'; no: number; text: string; isWeak: boolean }
  | { kind: 'options'; options: PaperOption[] }
  | { kind: Field; text: string }
  /** Part of the page and of no question, such as a page number. */
  | { kind: 'page' }
  | { kind: 'text'; text: string };

const SECTION =
  /^(?:第?([一二三四五六七八九十]{1,3})\s*(?:[、.．:：]|部分|大题)|附\s*(?:[:：]\s*)?(?=(?:参考)?答案))[、.．:：\s]*/;
const BRACKETED = /^[（(]\s*([一二三四五六七八九十]{1,3})\s*[）)]\s*/;
const KEY_HEADING =
  /^[【[#\s]*(?:[^，。？?！!（(]{0,20}(?:参考|标准|正确|试题|试卷|题目))?(?:答案(?:及|与|和)?(?:解析|详解|解答)?|答案速查|参考解答)(?:表|栏)?(?:\s*[】\]])?(?:\s*[:：])?$/;
const KEY_END = /(?:答案(?:及|与|和)?(?:解析|详解|解答)?|答案速查|参考解答)\s*(?:[:：]\s*)?$/;
const TYPES: readonly [RegExp, QuestionType][] = [
  [/阅读程序|程序阅读|读程序/, READING],
  [/完善程序|程序完善|补全程序|程序补全/, COMPLETION],
  [/多(?:项)?选|不定项/, MULTIPLE],
  [/单(?:项)?选|选择/, SINGLE],
  [/判断|是非/, TRUE_FALSE],
  [/填空/, FILL],
  [/编程|程序设计|上机/, PROGRAMMING],
];
const BARE =
  /^(?:(?:(?:单项?|多项?|不定项|单|多)?选(?:择)?|判断|是非|填空|编程|程序设计|阅读程序|程序阅读|完善程序)题|阅读程序|程序阅读|完善程序)\s*(?:[:：]\s*)?(?:$|[（(]|[共每]|\d+\s*(?:道|小?题))/;
const QUESTION =
  /^\s*(?:第\s*(\d{1,3}|[一二三四五六七八九十]{1,3}(?=\s*题))\s*[题、.][.．、:：]?|[（(【[]\s*(\d{1,3})\s*[）)】\]][.．、]?|(\d{1,3})\s*(?:[、．。)）]|[:：](?!\d)|\.(?!\d)))\s*(.*)$/s;
/** Digits of full width at the beginning of a line: `１．`, `第１题`. */
const WIDE_NUMBER = /^\s*(?:第\s*|[（(【[]\s*)?[０-９]{1,3}/;
/** A number that may belong to the text, and one that only blanks separate from the text. */
const WEAK = /^\s*(?:(\d{1,3})\.(?=\d)|(\d{1,3})[ \t\u3000]+(?=[\p{Script=Han}“"《]))(.*)$/su;
const PAGE =
  /^\s*(?:[-—–]+\s*\d{1,3}\s*[-—–]+|第\s*\d+\s*页(?:[，,\s/]*共\s*\d+\s*页)?|\d{1,3}\s*\/\s*\d{1,3}|(?:\d+(?:\.\d+)+\s*)?编程题(?:\s*\d+)?)\s*$/;
/** Beginnings of lines that hold a field of a question; the rest of the line is its value. */
const FIELDS: readonly [RegExp, Field][] = [
  [
    /^[【[（(]?\s*(?:(?:本题)?(?:参考|正确|标准)?答案(?:\s*[】\]是为])?(?:\s*[:：])?|(?:正确|参考)选项(?:\s*[】\]])?\s*[:：]|答\s*[:：]|[Aa]nswers?\s*[:：])(?:\s*[:：])?/,
    'answer',
  ],
  [/^[【[]?\s*(?:(?:答案|试题|题目)?(?:解析|详解)|分析)\s*(?:[】\]]\s*[:：]?|[:：]|$)/, 'analysis'],
  [/^[【[]?\s*(?:考纲)?(?:知识点|考点)\s*(?:[】\]]\s*)?[:：]?/, 'tags'],
  [/^[【[]?\s*难(?:易)?度\s*(?:[】\]]\s*)?[:：]/, 'difficulty'],
];

/** The type of question that a text names first. */
export function typeIn(text: string): QuestionType | null {
  const found = TYPES.flatMap(([sign, type]) => {
    const at = text.search(sign);
    return at === -1 ? [] : [{ at, type }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.type ?? null;
}

const withoutBrackets = (text: string): string => text.replaceAll(/[（(][^（()）]{0,200}[）)]/g, '').trim();

function sectionOf(text: string): SectionLine | null {
  const bare = text.trim();
  if (bare === '' || bare.length > 300) return null;
  const [beginning, numeral = ''] = SECTION.exec(bare) ?? [];
  const [bracketed, inBrackets = ''] = BRACKETED.exec(bare) ?? [];
  const number = beginning ?? bracketed;
  const rest = number === undefined ? bare : restOfLine(bare, number);
  if (rest === null || /[\r\n]/.test(bare)) return null;
  const isKey = KEY_HEADING.test(bare) || (number !== undefined && KEY_END.test(withoutBrackets(rest)));
  const isBare = BARE.test(rest);
  const points = pointsIn(rest);
  if (number === undefined && !isKey && !isBare) return null;
  // `（一）` may also number the programs of a section.
  if (beginning === undefined && bracketed !== undefined && !isBare) return null;
  return {
    kind: 'section',
    type: typeIn(rest),
    numeral: numeral || inBrackets,
    points,
    isKey,
    isBare: beginning === undefined && !isKey,
    text: rest,
  };
}

const DIGITS = '零一二三四五六七八九';

/** Parses `12` or `十二`, up to 99. */
export function numberIn(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones));
}

export function paperLine(given: string): PaperLine {
  const text = given.replace(WIDE_NUMBER, (beginning) => beginning.normalize('NFKC'));
  if (PAGE.test(text)) return { kind: 'page' };
  const section = sectionOf(text);
  if (section) return section;
  const bare = text.trimStart();
  for (const [sign, kind] of FIELDS) {
    const [beginning] = sign.exec(bare) ?? [];
    if (beginning !== undefined) return { kind, text: bare.slice(beginning.length).trim() };
  }
  const question = QUESTION.exec(text) ?? WEAK.exec(text);
  if (question) {
    const isWeak = question.length < 5;
    const no = numberIn(question[1] ?? question[2] ?? (isWeak ? '0' : (question[3] ?? '')));
    const rest = (isWeak ? question[3] : question[4]) ?? '';
    if (!isWeak && BARE.test(rest) && saysPoints(pointsIn(rest)))
      return { ...NO_SECTION, type: typeIn(rest), points: pointsIn(rest), text: rest };
    return { kind: 'question', no, text: rest, isWeak };
  }
  const options = optionsIn(text);
  return options.length > 0 ? { kind: 'options', options } : { kind: 'text', text };
}

const NO_SECTION = { kind: 'section', numeral: '', isKey: false, isBare: true } as const;

export const isGroup = (type: QuestionType | null): boolean => type !== null && QUESTION_KINDS[type].body === 'parts';
