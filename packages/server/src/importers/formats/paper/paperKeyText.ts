import { letterOf, lettersOf } from '../../objective.ts';
import { gapsIn } from '../sheet/blanks.ts';
import type { PaperOption } from './paperOptions.ts';

const OWN_POINTS = /[（(【[]\s*(?:(?:本(?:小)?题|共|满分)\s*)?(\d{1,3}(?:\.\d{1,2})?)\s*分\s*[）)】\]]/;
/** A key inside the stem: brackets that hold only a key. */
const LETTERS_IN_STEM = /[（【([]\s*([A-JＡ-Ｊ](?:[\s,，、]*[A-JＡ-Ｊ]){0,9})\s*[）)】\]]/g;
/** Words that also occur inside a text, such as `（X）`, are a key only at its end. */
const JUDGEMENT_IN_STEM =
  /[（【([]\s*([√×✓✗✔✘TFＴＦ对错]|正确|错误|[XＸ是否](?=\s{0,9}[）)】\]]\s{0,9}[。.?？]?\s{0,9}$))\s*[）)】\]]/g;
const STEM_END = /^\s*(?:[。.?？:：]\s*)?$/;

/** The points stated in the question itself, and its lines without them. */
export function ownPoints(lines: readonly string[]): { points: number | null; lines: string[] } {
  const at = lines.findIndex((line) => OWN_POINTS.test(line));
  if (at === -1) return { points: null, lines: [...lines] };
  const points = Number(OWN_POINTS.exec(lines[at] ?? '')?.[1]);
  return { points, lines: lines.map((line, place) => (place === at ? line.replace(OWN_POINTS, '').trim() : line)) };
}

/** The last key in brackets, and the stem with these brackets emptied. No key if the stem has a gap. */
export function keyInStem(stem: string, isJudged: boolean): { stem: string; key: string } {
  if (gapsIn(stem) > 0) return { stem, key: '' };
  const found = [...stem.matchAll(isJudged ? JUDGEMENT_IN_STEM : LETTERS_IN_STEM)].findLast(
    ({ 0: text, index }) =>
      // `f(A)` is a call, unless the stem ends with it.
      /^[（【]/.test(text) ||
      !/\w/.test(stem.charAt(index - 1)) ||
      (!isJudged && STEM_END.test(stem.slice(index + text.length))),
  );
  if (!found) return { stem, key: '' };
  const end = found.index + found[0].length;
  return { stem: `${stem.slice(0, found.index)}（ ）${stem.slice(end)}`, key: (found[1] ?? '').normalize('NFKC') };
}

/** Normalises a text, to compare two spellings of it. */
export const words = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s。.]/g, '')
    .toLowerCase();

/**
 * Extracts the letters of a key from `（B）`, `选 B`, `B. cout` or the text of the option; returns other texts unchanged.
 */
export function lettersIn(given: string, options: readonly PaperOption[]): string {
  const text = given
    .trim()
    .replace(/^[（(【[]/, '')
    .replace(/[）)】\]]\s*[。.]?$/, '')
    .replace(/^(?:应)?选(?:项|择)?\s*/, '')
    .trim();
  if (lettersOf(text) !== null) return text;
  const [, letter = '', said = ''] = /^([A-JＡ-Ｊ])\s*[.．、:：)）]?\s*(.+)$/s.exec(text) ?? [];
  const plain = letter.normalize('NFKC');
  const named = options.find((option) => option.letter === plain);
  if (named && words(named.text) === words(said)) return plain;
  const same = options.filter((option) => words(option.text) === words(text));
  return same.length === 1 ? (same[0]?.letter ?? text) : text;
}

/**
 * Translates letters to positions of options, which differ if the letters have a gap. Null if no option, or more than
 * one, has the letter.
 */
export function placedLetters(letters: string, options: readonly PaperOption[]): string | null {
  const listed = lettersOf(letters);
  if (listed === null) return null;
  const places = listed.map((letter) => {
    const found = options.flatMap((option, at) => (option.letter === letter ? [at] : []));
    return found.length === 1 ? letterOf(found[0] ?? 0) : null;
  });
  return places.includes(null) ? null : places.join('');
}
