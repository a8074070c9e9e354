import { oneLine } from '../kit/typedText.ts';
import { BANK_LIMITS } from './bank.ts';
import { hasBody } from './kinds.ts';
import type { GivenSource } from './source.ts';

/** Markdown marks that plain text drops, and escaped characters. */
const MARKS = /\\[!-/:-@[-`{-~]|`+|\$+|\*\*/g;
const HEADING = /^[#>]{1,6} /;
/** Enough text for a title; `oneLine` reads no more. */
const READ_SIGNS = 900;

/** Removes the bracket that opens a link or picture whose text ends here. */
function unopened(text: string): string {
  const at = text.lastIndexOf('[');
  return at === -1 ? text : text.slice(0, text[at - 1] === '!' ? at - 1 : at) + text.slice(at + 1);
}

/** Replaces links by their text; `a[3][4]` is not a link. */
function unlinked(text: string): string {
  const pieces = text.split(/(?<!\\)\]\(/);
  return pieces
    .map((piece, place) => {
      const words = place === 0 ? piece : piece.slice(piece.indexOf(')') + 1);
      return place < pieces.length - 1 ? unopened(words) : words;
    })
    .join('');
}

/**
 * Whether a dollar sign opens a formula. In `$5 和 $6` it does not: a formula has no blanks inside its signs and no
 * digit after the closing one.
 */
function opensFormula(text: string, at: number): boolean {
  const end = text.indexOf('$', at + 1);
  const inner = text.slice(at + 1, Math.max(end, at + 1));
  return inner !== '' && inner.trim() === inner && !/\d/.test(text[end + 1] ?? '');
}

/** Removes Markdown marks, except within code and formulas. */
function unmarked(text: string): string {
  let open = '';
  return text.replaceAll(MARKS, (mark, at: number) => {
    if (open === '' && mark.startsWith('\\')) return mark.slice(1);
    if (open === '' && mark === '$' && !opensFormula(text, at)) return mark;
    if (open === '' && mark !== '**') open = mark;
    else if (open === mark) open = '';
    else if (open !== '') return mark;
    return '';
  });
}

/** Markdown as one line of plain text, cut to the length of a title. */
export function titleOf(text: string): string {
  const lines = text.slice(0, READ_SIGNS).split('\n');
  const said = lines.filter((line) => !line.startsWith('```')).map((line) => line.replace(HEADING, ''));
  const words = oneLine(unmarked(unlinked(said.join(' '))));
  const signs = Array.from(words);
  return signs.length <= BANK_LIMITS.titleMax ? words : `${signs.slice(0, BANK_LIMITS.titleMax - 1).join('')}…`;
}

/** Title of a question in lists: its own, or the first words of its stem. */
export const headline = (source: GivenSource): string =>
  (hasBody(source, 'task') ? titleOf(source.title) : '') || titleOf(source.stem) || '没有文字的题目';
