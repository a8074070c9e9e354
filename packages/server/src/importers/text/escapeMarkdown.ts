import { forwardSearch } from './forwardSearch.ts';

const LONGEST = 1500;
const LINE_ENDS = ['\n', '\r', '\u2028', '\u2029'];

interface Formula {
  start: number;
  end: number;
  /** The formula in dollar signs. */
  tex: string;
}

/** Yields the formulas in dollar signs or TeX's brackets, inline or as blocks. */
function* formulasIn(text: string): Generator<Formula> {
  const [dollar, backslash] = [forwardSearch(text, '$'), forwardSearch(text, '\\')];
  const [afterDollar, inlineEnd, blockEnd] = [
    forwardSearch(text, '$'),
    forwardSearch(text, String.raw`\)`),
    forwardSearch(text, String.raw`\]`),
  ];
  const ends = LINE_ENDS.map((sign) => forwardSearch(text, sign));

  const inDollars = (start: number): Formula | null => {
    const isBlock = text[start + 1] === '$';
    const from = start + (isBlock ? 2 : 1);
    const to = afterDollar(from);
    const inner = to === text.length ? '' : text.slice(from, Math.min(to, from + LONGEST + 2));
    if (inner === '') return null;
    if (isBlock) {
      const end = to + 2;
      return inner.length <= LONGEST && text[to + 1] === '$' ? { start, end, tex: `$$${inner}$$` } : null;
    }
    // `$5 and $6` are amounts of money, not a formula.
    const isFormula = inner.trim() === inner && !inner.includes('\n') && !/\d/.test(text[to + 1] ?? '');
    return inner.length <= LONGEST + 1 && isFormula ? { start, end: to + 1, tex: `$${inner}$` } : null;
  };

  const inBrackets = (start: number): Formula | null => {
    const isBlock = text[start + 1] === '[';
    if (!isBlock && text[start + 1] !== '(') return null;
    const from = start + 2;
    const to = isBlock ? blockEnd(from + 1) : inlineEnd(from + 1);
    if (to === text.length || to - from > LONGEST) return null;
    if (!isBlock && ends.some((next) => next(from) < to)) return null;
    const inner = text.slice(from, to);
    return { start, end: to + 2, tex: isBlock ? `$$${inner}$$` : `$${inner.trim()}$` };
  };

  for (let at = 0; ;) {
    const start = Math.min(dollar(at), backslash(at));
    if (start === text.length) return;
    const found = text[start] === '$' ? inDollars(start) : inBrackets(start);
    if (found) yield found;
    at = found?.end ?? start + 1;
  }
}

/** Signs that Markdown would interpret. It would not in `a_b` and `a < b`, so these stay. */
const SPECIAL =
  /\\(?=[!-/:-@[-`{-~]|$)|`|~(?=~)|(?<=~)~|&(?=#?\w{1,31};)|(?<=\S)\*|\*(?=\S)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=\()/gmu;
const AT_LINE_START =
  /^([^\S\n\r\u2028\u2029]*)(#{1,6}(?=\s)|[+>*-](?=\s|$)|={3,}|-{3,}|~{3,}|\d{1,9}(?=[.)](?:\s|$)))/gm;

/** Gaps to fill in, which Markdown does not interpret within a line. */
const GAP = /(_{3,}|(?<=^|\s)__(?=\s|$))/m;

const escapedInline = (text: string): string =>
  text
    .split(GAP)
    .map((piece) => (GAP.test(piece) ? piece : piece.replaceAll(SPECIAL, String.raw`\$&`)))
    .join('');

const escapedLines = (text: string): string =>
  escapedInline(text).replace(AT_LINE_START, (_, blanks: string, mark: string) =>
    /^\d/.test(mark) ? `${blanks}${mark}\\` : `${blanks}\\${mark}`,
  );

/** Escapes plain text for Markdown. Formulas stay; those in TeX's brackets get dollar signs. */
export const escapeMarkdown = (text: string): string => around(text, escapedLines);

/** Like `escapeMarkdown`, for a piece that need not begin a line. */
export const escapeInline = (text: string): string => around(text, escapedInline);

function around(text: string, escaped: (piece: string) => string): string {
  let [made, last] = ['', 0];
  for (const { start, end, tex } of formulasIn(text)) {
    made += escaped(text.slice(last, start)) + tex;
    last = end;
  }
  return made + escaped(text.slice(last));
}

/** Removes blanks at line ends, and all but one of several empty lines. */
export const tidy = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** A code block whose fence is longer than any inside it. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n/, '').trimEnd()}\n${fence}`;
}

/** Code within a line. */
export function codeSpan(code: string): string {
  const text = code.replaceAll('\n', ' ');
  if (!text.includes('`')) return text.trim() === '' ? text : `\`${text}\``;
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks} ${text} ${ticks}`;
}
