import { createHash, hash } from 'node:crypto';
import { hasBody } from '@aosai/api/domain/questions/kinds';
import type { OptionSource, GivenSource } from '@aosai/api/domain/questions/source';
import { isNamedCase } from '@aosai/api/domain/testData';
import { markdownImages, replaceImages } from '../../importers/text/imageMarks.ts';
import { storableText } from '../storableText.ts';

/** What the same question may be written with or without: blanks, punctuation, marks of Markdown. Operators stay. */
const UNSAID = /[^\p{L}\p{N}\p{M}\p{S}*/%&!-]|[`$]/gu;

/** Stands for a picture: its address is a new one each time that it comes in. */
const PICTURE = '▣';
const withoutAddresses = (text: string): string =>
  replaceImages(text, markdownImages(text), ({ alt }) => `${PICTURE}${alt}`);

/** Of a text that is nothing but marks all of it counts: else any two of them were the same. */
const bare = (text: string): string =>
  withoutAddresses(text).normalize('NFKC').toLowerCase().replaceAll(UNSAID, '') || text.trim();

const bareOptions = (options: readonly OptionSource[]): string => {
  const texts = options.map(({ text }) => bare(text));
  return texts.toSorted().join('\n');
};

/** What a question asks, whatever its options' order and without its key. */
function asked(source: GivenSource): string[] {
  const stem = bare(source.stem);
  // Nothing but data: that is what it asks.
  if (hasBody(source, 'task') && stem === '')
    return [bare(source.title), ...source.cases.flatMap((one) => (isNamedCase(one) ? one.inSha : []))];
  if (hasBody(source, 'options')) return [stem, bareOptions(source.options)];
  if (hasBody(source, 'parts'))
    return [stem, ...source.parts.flatMap((part) => [bare(part.stem), bareOptions(part.options)])];
  return [stem];
}

/** The letters of a text one by one and in pairs, each once; nothing goes over a blank. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  let before = '';
  for (const sign of text) {
    if (sign === ' ') {
      before = '';
      continue;
    }
    grams.add(sign);
    if (before !== '') grams.add(before + sign);
    before = sign;
  }
  return [...grams];
}

/** Text as it is searched: in one line, capitals and wide letters made plain. */
export const searchable = (text: string): string =>
  storableText(text).normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');

/** What a search finds a question by: never its key or its analysis. */
export function searchOf(source: GivenSource, title: string): { text: string; grams: string[] } {
  const options = (all: readonly OptionSource[]) => all.map(({ text }) => text);
  const body = hasBody(source, 'options')
    ? options(source.options)
    : hasBody(source, 'parts')
      ? source.parts.flatMap((part) => [part.stem, ...options(part.options)])
      : [];
  const text = searchable([title, ...source.tags, source.stem, ...body].join('\n'));
  return { text, grams: gramsOf(text) };
}

const HASH_BITS = 64;
const BANDS = 4;
const BAND_BITS = HASH_BITS / BANDS;

/** The same words in the same order bring the same 64 bits, nearly the same words nearly the same. */
function simHash(pairs: readonly string[]): number[] {
  const votes = new Int32Array(HASH_BITS);
  for (const pair of pairs) {
    const digest = hash('md5', pair, 'buffer');
    for (let bit = 0; bit < HASH_BITS; bit += 1) {
      const isSet = ((digest[bit >> 3] ?? 0) >> (bit & 7)) & 1;
      votes[bit] = (votes[bit] ?? 0) + (isSet === 1 ? 1 : -1);
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    let value = 0;
    for (let bit = 0; bit < BAND_BITS; bit += 1) {
      if ((votes[band * BAND_BITS + bit] ?? 0) > 0) value |= 1 << bit;
    }
    return (band << BAND_BITS) | value;
  });
}

const pairsOf = (text: string): string[] => {
  const signs = Array.from(text);
  return signs.slice(1).map((sign, place) => `${signs[place] ?? ''}${sign}`);
};

export interface Likeness {
  /** SHA-256 of what is asked. */
  contentHash: string;
  bands: number[];
}

/** What finds the same question, and those that are nearly the same. */
export function likenessOf(source: GivenSource): Likeness {
  const texts = asked(source);
  return {
    contentHash: createHash('sha256')
      .update([source.type, ...texts].join('\0'))
      .digest('hex'),
    bands: simHash(pairsOf(texts.join('\n'))),
  };
}

/** The pairs of letters that two questions share, in whole percent of what they have. */
export function percentAlike(one: GivenSource, other: GivenSource): number {
  const [a, b] = [one, other].map((source) => new Set(pairsOf(asked(source).join('\n'))));
  if (!a || !b || a.size + b.size === 0) return 0;
  return Math.floor((200 * a.intersection(b).size) / (a.size + b.size));
}
