import type { BlankRule } from '@aosai/api/kit/blankText';
import type { ItemReport } from '../../itemReport.ts';

const BLANKS = '||';
const ALTERNATIVES = ';;';

const parted = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const LINES = /(?<![A-Za-z0-9_])_{2,}(?![A-Za-z0-9_])/g;
/** Empty brackets; those of a call, `main()`, are no gap. */
const BRACKETS = /(?<!\w)[（(][\s\u3000]*[）)]/g;

/** How many gaps a stem has: underscores or, if it has none, empty brackets. */
export const gapsIn = (stem: string): number => stem.match(LINES)?.length ?? stem.match(BRACKETS)?.length ?? 0;

/** Separators between the answers of several gaps, the surest first. */
const BETWEEN_GAPS = [/[;；]/, /[\n]/, /[,，]/, /、/, /\s+/, /\//];
/** Numbers before the answers of gaps: `①a ②b`, `(1) a (2) b`, `第1空：a`. */
const COUNTED = /(?:^|[ ;；,，、]) ?(?:[①-⑩]|[(（]\d{1,2}[)）]|第 ?[\d一二三四五六七八九十]{1,2} ?空 ?[:：]?) ?/;

/** Splits an answer into one part per gap; null if no separator gives that many parts. */
function byGaps(answer: string, gaps: number): string[] | null {
  if (gaps < 2) return null;
  const counted = parted(answer.replaceAll(/\s+/g, ' '), COUNTED);
  if (counted.length === gaps) return counted;
  return BETWEEN_GAPS.map((sign) => parted(answer, sign)).find((blanks) => blanks.length === gaps) ?? null;
}

/**
 * The accepted texts of each gap. In the template `||` separates gaps and `;;` alternatives. Other files separate gaps
 * by `|`, or by `；` and other signs if these give one part per gap, and alternatives by `/` or `；`. Adds a note if gaps
 * and answers differ in number, so that nobody believes that one answer fills them all.
 */
export function blanksIn(answer: string, stem: string, report: ItemReport): string[][] {
  if (answer.includes(BLANKS) || answer.includes(ALTERNATIVES))
    return answer.split(BLANKS).map((blank) => parted(blank, ALTERNATIVES));
  const gaps = gapsIn(stem);
  const several = answer.includes('|') ? answer.split('|') : byGaps(answer, gaps);
  const blanks = several ?? [answer];
  if (gaps > 1 && answer.trim() !== '' && blanks.length !== gaps)
    report.note('blank-count', `${gaps} 个空，${blanks.length} 个答案`);
  const isAlternative = blanks.length === 1 || answer.includes('|') ? /[/;；]/ : /\//;
  return blanks.map((blank) => parted(blank, isAlternative));
}

/** Writes blanks as the template does. Single signs inside a text are safe, since only doubled ones separate. */
export const blanksText = (blanks: readonly (readonly string[])[]): string => {
  const text = blanks.map((texts) => texts.join(ALTERNATIVES)).join(BLANKS);
  const isPlain = blanks.length > 1 || (blanks[0]?.length ?? 0) > 1 || !/[|/;；]/.test(text);
  return isPlain ? text : `${text}${ALTERNATIVES}`;
};

const EXACT_SPACES = '空格也要一致';
const IGNORE_CASE = '不区分大小写';

/** Writes the rule of a fill in the words of its form; empty without one. */
export const ruleText = ({ exactSpaces, ignoreCase }: BlankRule): string =>
  [exactSpaces ? EXACT_SPACES : '', ignoreCase ? IGNORE_CASE : ''].filter((word) => word !== '').join('；');

/** Reads what `ruleText` writes. */
export const ruleIn = (text: string): BlankRule => ({
  exactSpaces: text.includes(EXACT_SPACES),
  ignoreCase: text.includes(IGNORE_CASE),
});
