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

/** Signs for commands of formulas; others keep their name, as log and max. */
const SIGNS: Record<string, string> = {
  times: '×',
  div: '÷',
  cdot: '·',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  dots: '…',
  ldots: '…',
  cdots: '…',
  sqrt: '√',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  bmod: ' mod ',
  leftarrow: '←',
  rightarrow: '→',
  to: '→',
  pi: 'π',
  oplus: '⊕',
  in: '∈',
};
const FRACTION = /\\frac\{([^{}]*)\}\{([^{}]*)\}/g;
const COMMAND = /([a-zA-Z0-9)]?)\\([a-zA-Z]+)/g;
const BRACES = /[{}]/g;

/** A formula as a person types it in a line: `1024\times768` becomes 1024×768. */
const formulaText = (source: string): string =>
  source
    .replaceAll(FRACTION, '$1/$2')
    .replaceAll(COMMAND, (_, before: string, name: string) => before + (SIGNS[name] ?? (before && ' ') + name))
    .replaceAll(BRACES, '');

/** Removes Markdown marks, except within code and formulas, and writes formulas as plain text. */
function unmarked(text: string): string {
  let [said, open, from] = ['', '', 0];
  const take = (until: number) => {
    const piece = text.slice(from, until);
    said += open.startsWith('$') ? formulaText(piece) : piece;
  };
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const isEscape = mark.startsWith('\\');
    if (open === '' ? mark === '$' && !opensFormula(text, index) : mark !== open) continue;
    take(index);
    from = index + mark.length;
    if (open === '' && isEscape) said += mark.slice(1);
    else if (mark !== '**') open = open === '' ? mark : '';
  }
  take(text.length);
  return said;
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
