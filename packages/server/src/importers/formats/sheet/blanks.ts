import type { ItemReport } from '../../itemReport.ts';

const BLANKS = '||';
const ALTERNATIVES = ';;';

const parted = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const LINES = /(?<![A-Za-z0-9_])_{2,}(?![A-Za-z0-9_])/g;
/** Of a call, `main()`, they are no gap. */
const BRACKETS = /(?<!\w)[（(][\s\u3000]*[）)]/g;

/** How many gaps a stem leaves: lines to write on, or empty brackets where it has none. */
export const gapsIn = (stem: string): number => stem.match(LINES)?.length ?? stem.match(BRACKETS)?.length ?? 0;

/** What may stand between the answers of several gaps, the surest first. */
const BETWEEN_GAPS = [/[;；]/, /[\n]/, /[,，]/, /、/, /\s+/, /\//];
/** `①a ②b`, `(1) a (2) b`, `第1空：a`. */
const COUNTED = /(?:^|[ ;；,，、]) ?(?:[①-⑩]|[(（]\d{1,2}[)）]|第 ?[\d一二三四五六七八九十]{1,2} ?空 ?[:：]?) ?/;

/** Answers of as many gaps as there are; null where no sign parts them into that many. */
function byGaps(answer: string, gaps: number): string[] | null {
  if (gaps < 2) return null;
  const counted = parted(answer.replaceAll(/\s+/g, ' '), COUNTED);
  if (counted.length === gaps) return counted;
  return BETWEEN_GAPS.map((sign) => parted(answer, sign)).find((blanks) => blanks.length === gaps) ?? null;
}

/**
 * The accepted texts of each gap. `||` parts gaps and `;;` what is right in one, as the template says; others write
 * gaps with `|`, or with `；` and other signs where these make as many as there are gaps, and alternatives with `/` or
 * `；`. Gaps without an answer of their own are noted: nobody may believe that one answer fills them all.
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

/** The same as the template has it; single signs stay what they are in a text, since the doubled ones part it. */
export const blanksText = (blanks: readonly (readonly string[])[]): string => {
  const text = blanks.map((texts) => texts.join(ALTERNATIVES)).join(BLANKS);
  const isPlain = blanks.length > 1 || (blanks[0]?.length ?? 0) > 1 || !/[|/;；]/.test(text);
  return isPlain ? text : `${text}${ALTERNATIVES}`;
};
