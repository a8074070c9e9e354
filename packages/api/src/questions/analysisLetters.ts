import { optionLetter } from './answerText.ts';

const MARK = /(<[^<>]*>|&[#\w]+;)/u;
/** Programs and formulas, whose letters name no option. */
const PROGRAM = /^<(\/?)(?:pre|code|math)\b/u;

const LETTER = '[A-H](?![A-Za-z0-9_+#])';
/** A question has eight options at most. */
const LETTERS = `${LETTER}(?:\\s*[、，,和与或及]\\s*${LETTER}){0,7}`;
/** 选 B, 选 A、C, 选项 B, B 项, B 选项: in these words a letter names an option for certain. */
const NAMED = new RegExp(`(?:选(?:项|择)?\\s*${LETTERS}|(?<![A-Za-z0-9_])${LETTERS}\\s*(?:选项|项(?!目)))`, 'gu');
const LONE = new RegExp(`(?<![A-Za-z0-9_])${LETTER}`, 'gu');
const BY_PLACE = /第\s*[一二三四五六七八1-8]\s*个?选项|(?:首|末|前|后|最后)一?个?选项/u;

interface Piece {
  text: string;
  /** A tag, or part of a program or formula. */
  isApart: boolean;
}

function piecesOf(html: string): Piece[] {
  let depth = 0;
  return html.split(MARK).map((text, at) => {
    if (at % 2 === 0) return { text, isApart: depth > 0 };
    const [, slash] = PROGRAM.exec(text) ?? [];
    if (slash === '') depth += 1;
    if (slash === '/') depth = Math.max(0, depth - 1);
    return { text, isApart: true };
  });
}

const textsOf = (html: string): string[] => piecesOf(html).flatMap(({ text, isApart }) => (isApart ? [] : [text]));

interface Shown {
  stemHtml: string;
  options: readonly { id: string; html: string }[];
  parts?: readonly { options: readonly { id: string; html: string }[] }[] | undefined;
}

type Options = Shown['options'];

const inSameOrder = (one: Options, other: Options): boolean => one.every(({ id }, at) => other[at]?.id === id);

/** Replaces letters where they name options for certain. */
const renamed = (text: string, moves: ReadonlyMap<string, string>): string =>
  text.replaceAll(NAMED, (words) => words.replaceAll(LONE, (letter) => moves.get(letter) ?? letter));

/**
 * An analysis for a reader who sees the options in another order than `written`. Letters that name options follow them.
 * If a letter may mean something else, or one part of several, the text keeps its letters, and `note` says which order
 * they follow.
 */
export function analysisFor(
  html: string,
  written: Shown,
  shown: Pick<Shown, 'options' | 'parts'>,
  note: string,
): string {
  const isPartMoved = (written.parts ?? []).some(
    ({ options }, place) => !inSameOrder(options, shown.parts?.[place]?.options ?? []),
  );
  if (!isPartMoved && inSameOrder(written.options, shown.options)) return html;
  const moves = new Map(
    written.options.map(({ id }, at) => [
      optionLetter(at),
      optionLetter(shown.options.findIndex((one) => one.id === id)),
    ]),
  );
  const hasLetter = (text: string) => [...text.matchAll(LONE)].some(([letter]) => isPartMoved || moves.has(letter));
  const texts = textsOf(html);
  if (!texts.some((text) => hasLetter(text) || BY_PLACE.test(text))) return html;
  const asked = [written.stemHtml, ...written.options.map((option) => option.html)].flatMap(textsOf);
  const isCertain =
    !isPartMoved &&
    !texts.some((text) => hasLetter(text.replaceAll(NAMED, '')) || BY_PLACE.test(text)) &&
    !asked.some(hasLetter);
  if (!isCertain) return `<p>${note}</p>${html}`;
  return piecesOf(html)
    .map(({ text, isApart }) => (isApart ? text : renamed(text, moves)))
    .join('');
}
