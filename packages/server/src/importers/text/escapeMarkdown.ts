import { formulasIn } from './formulas.ts';

/** Only where it would mean something: `a_b` and `a < b` stay as they are. */
const SPECIAL =
  /\\(?=[!-/:-@[-`{-~]|$)|`|~(?=~)|(?<=~)~|&(?=#?\w{1,31};)|(?<=\S)\*|\*(?=\S)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=\()/gmu;
const AT_LINE_START =
  /^([^\S\n\r\u2028\u2029]*)(#{1,6}(?=\s)|[+>*-](?=\s|$)|={3,}|-{3,}|~{3,}|\d{1,9}(?=[.)](?:\s|$)))/gm;

/** Gaps to fill in: they mean nothing to Markdown within a line. */
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

/** Plain text as Markdown that says just that; formulas pass untouched, those of TeX's brackets in dollar signs. */
export const escapeMarkdown = (text: string): string => around(text, escapedLines);

/** The same for a piece of a line that need not be its beginning. */
export const escapeInline = (text: string): string => around(text, escapedInline);

function around(text: string, escaped: (piece: string) => string): string {
  let [made, last] = ['', 0];
  for (const { start, end, tex } of formulasIn(text)) {
    made += escaped(text.slice(last, start)) + tex;
    last = end;
  }
  return made + escaped(text.slice(last));
}

/** Characters that stand at line ends for people only: none are left, and never three line ends in a row. */
export const tidy = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** A block of code in a fence that is longer than any in it. */
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
