import { formulasIn } from './formulas.ts';

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
