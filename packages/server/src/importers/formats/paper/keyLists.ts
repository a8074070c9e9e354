import { judgementOf } from '../../objective.ts';
import { numberIn } from './paperLines.ts';

/** The answer to question `no`, from a list or table apart from the question. */
export interface ListedKey {
  no: number;
  answer: string;
}

const DASH = /^(?:题\s*)?[-–~～—－至到]+\s*(?:第\s*)?$/;
const ANSWERS = /^(?:正确|错误|[A-J√×✓✗✔✘✖T对错是否])+$/;
const ONE_KEY = /^(?:[A-J]{1,10}|正确|错误|[√×✓✗✔✘✖TF对错是否])$/;
const EACH_ANSWER = /正确|错误|[A-J√×✓✗✔✘✖T对错是否]/g;
const ONE_ANSWER =
  /^(?:题\s*)?(?:[.．、:：)）\]】=–-]\s*)?(?:答案\s*(?:[:：]\s*)?)?(?:[(（【[]\s*)?([A-J](?:[\s,、]*[A-J]){0,9}(?![A-Za-z])|正确|错误|[√×✓✗✔✘✖TF对错是否])\s*[)）】\]]?(?=[\s,，;；、。.|(（【[]|$)/;
const LINE_START = /^\s*(?:[(（【[]\s*)?(?:第\s*)?\d{1,3}/;

interface Numbered {
  digits: string;
  start: number;
  /** The text between this number and the next. */
  after: string;
}

function numbersIn(text: string): Numbered[] {
  const found = [...text.matchAll(/\d+/g)];
  return found.map(({ 0: digits, index }, at) => ({
    digits,
    start: index,
    after: text.slice(index + digits.length, found[at + 1]?.index),
  }));
}

/** Splits `ABCDA`, `A B C D` or `AB ACD BD` into `count` answers; null if there are more or fewer. */
export function answersIn(given: string, count: number): string[] | null {
  const text = given
    .trim()
    .replace(/^[.:：、)）\]】]/, '')
    .replace(/[。.;；]{1,20}$/, '');
  const words = text.split(/[\s,，、;；|]+/).filter((word) => word !== '');
  if (words.length === count && words.every((word) => ONE_KEY.test(word))) return words;
  const whole = words.join('');
  if (!ANSWERS.test(whole)) return null;
  const each = [...whole.matchAll(EACH_ANSWER)].map(([answer]) => answer);
  return each.length === count ? each : null;
}

/** Keys from ranges that have as many answers as numbers, and the line without its ranges. */
function rangesIn(text: string): { keys: ListedKey[]; rest: string } {
  const keys: ListedKey[] = [];
  let [rest, kept] = ['', 0];
  const numbers = numbersIn(text);
  for (const [at, first] of numbers.entries()) {
    const last = numbers[at + 1];
    if (!last || last.digits.length > 3 || !DASH.test(first.after.trim())) continue;
    const from = Number(first.digits.slice(-3));
    const answers = answersIn(last.after.replace(/^\s*题/, '').replace(/第\s*$/, ''), Number(last.digits) - from + 1);
    keys.push(...(answers ?? []).map((answer, place) => ({ no: from + place, answer })));
    // A range with another number of answers gives no keys, but is removed all the same.
    rest += `${text.slice(kept, first.start)} `;
    kept = last.start + last.digits.length + last.after.length;
  }
  return { keys, rest: rest + text.slice(kept) };
}

/** A list of keys in one spelling: digits for 第三题, T and F for True and False. */
const plainList = (line: string): string =>
  line
    .normalize('NFKC')
    .replaceAll(/第([一二三四五六七八九十]{1,3})题/g, (_, numeral: string) => `第${numberIn(numeral)}题`)
    .replaceAll(/\b(true|false)\b/gi, (word) => word.charAt(0).toUpperCase());

/** A list of keys with its letters in upper case, if it holds nothing but numbers and letters of options. */
export const raised = (line: string): string =>
  /^[\d\sa-jtf.,、:;()-]+$/.test(line.normalize('NFKC')) ? line.toUpperCase() : line;

/** Reads keys written as `1-5 ABCDC`, `6. √`, `7、AB 8、C` or `1A 2B`. */
export function keysInLine(line: string): ListedKey[] {
  const { keys, rest } = rangesIn(plainList(line));
  const single = numbersIn(rest).flatMap(({ digits, after }) => {
    const answer = ONE_ANSWER.exec(after.trimStart())?.[1]?.replaceAll(/[\s,、]/g, '');
    return answer === undefined ? [] : [{ no: Number(digits.slice(-3)), answer }];
  });
  return [...keys, ...single];
}

const SIGNS_BETWEEN = /[\s,，、;；。.:：|()（）[\]【】=-]|第|题|答案/g;

/** Whether a line is only a list of keys, at least two. */
export function isKeyList(line: string): boolean {
  const text = line.normalize('NFKC');
  if (text.length > 400 || !LINE_START.test(text)) return false;
  const keys = keysInLine(text);
  if (keys.length < 2) return false;
  const { rest } = rangesIn(text);
  const signs = rest.replaceAll(SIGNS_BETWEEN, '').replaceAll(/\d/g, '');
  return signs === '' || ANSWERS.test(signs);
}

/** Whether a text can be an answer in a list: letters, or 对 and 错 in any notation. */
export const isKeyWord = (text: string): boolean => {
  const word = text.normalize('NFKC').replaceAll(/[\s。.]/g, '');
  return ONE_KEY.test(word) || judgementOf(word) !== null;
};
