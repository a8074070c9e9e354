import { createHash, hash } from 'node:crypto';
import { headline, titleOf } from '@aosai/api/questions/headline';
import { hasBody } from '@aosai/api/questions/kinds';
import type { OptionSource, GivenSource } from '@aosai/api/questions/source';
import { isNamedCase } from '@aosai/api/judging/testData';
import { markdownImages, replaceImages } from '../../importers/text/imageMarks.ts';
import { storableText } from '../../base/storableText.ts';

/** Ignored when comparing questions: blanks, punctuation, Markdown marks. Operators count. */
const UNSAID = /[^\p{L}\p{N}\p{M}\p{S}*/%&!-]|[`$]/gu;

/** Replaces a picture, whose address differs with every import. */
const PICTURE = '▣';
const withoutAddresses = (text: string): string =>
  replaceImages(text, markdownImages(text), ({ alt }) => `${PICTURE}${alt}`);

/** If nothing but marks remains the text counts in full: otherwise any two such texts would be equal. */
const bare = (text: string): string =>
  withoutAddresses(text).normalize('NFKC').toLowerCase().replaceAll(UNSAID, '') || text.trim();

const bareOptions = (options: readonly OptionSource[]): string => {
  const texts = options.map(({ text }) => bare(text));
  return texts.toSorted().join('\n');
};

/** The title of a question: its own, or the first words of the stem. */
export const calledBy = (source: GivenSource, title: string | undefined): string =>
  (title?.trim() ? titleOf(title) : '') || headline(source);

/**
 * The normalized texts of a question, independent of the order of its options and without its key: stem, then options.
 * Linear in the question's length.
 */
export function askedTexts(source: GivenSource): string[] {
  const stem = bare(source.stem);
  // A task without a text is identified by its data.
  if (hasBody(source, 'task') && stem === '')
    return [bare(source.title), ...source.cases.flatMap((one) => (isNamedCase(one) ? one.inSha : []))];
  if (hasBody(source, 'options')) return [stem, bareOptions(source.options)];
  if (hasBody(source, 'parts'))
    return [stem, ...source.parts.flatMap((part) => [bare(part.stem), bareOptions(part.options)])];
  return [stem];
}

/** The characters of a text and its pairs of characters, each once; pairs do not span blanks. */
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

/** Text for searching: one line, lower case, full-width letters normalized. */
export const searchable = (text: string): string =>
  storableText(text).normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');

export interface SearchText {
  text: string;
  grams: string[];
}

/**
 * How many different grams of a question are kept: the first ones. Ordinary statements have fewer. Writing a gram into
 * the index takes time in which nothing else is written.
 */
const KEPT_GRAMS_MAX = 4_096;

/** The searchable text of a question; never its key or analysis. */
export function searchOf(source: GivenSource, title: string): SearchText {
  const options = (all: readonly OptionSource[]) => all.map(({ text }) => text);
  const body = hasBody(source, 'options')
    ? options(source.options)
    : hasBody(source, 'parts')
      ? source.parts.flatMap((part) => [part.stem, ...options(part.options)])
      : [];
  const text = searchable([title, ...source.tags, source.stem, ...body].join('\n'));
  return { text, grams: gramsOf(text).slice(0, KEPT_GRAMS_MAX) };
}

const HASH_BITS = 64;
const BANDS = 4;
const BAND_BITS = HASH_BITS / BANDS;

/**
 * How many different pairs vote: the first of a text. Ordinary statements have fewer; the limit bounds the time, since
 * each pair costs a digest.
 */
const VOTING_PAIRS_MAX = 4_096;
/** How many characters of a text are compared, for the same reason. */
const COMPARED_SIGNS_MAX = 16_384;

/** Counts pairs of adjacent characters. */
function pairCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  let compared = 0;
  for (const sign of text) {
    if (compared === COMPARED_SIGNS_MAX) break;
    compared += 1;
    const pair = before + sign;
    if (before !== '') counts.set(pair, (counts.get(pair) ?? 0) + 1);
    before = sign;
  }
  return counts;
}

/** The first 64 bits of a digest, the lower ones first. */
type Digest = readonly [number, number];

/** Digests of pairs that were met before: texts have most of their pairs in common. */
const digests = new Map<string, Digest>();
const KEPT_DIGESTS_MAX = 32_768;
const WORD_BITS = 32;
const WORD_BYTES = WORD_BITS / 8;

function digestOf(pair: string): Digest {
  const known = digests.get(pair);
  if (known) return known;
  const bytes = hash('md5', pair, 'buffer');
  const digest = [bytes.readInt32LE(0), bytes.readInt32LE(WORD_BYTES)] as const;
  if (digests.size === KEPT_DIGESTS_MAX) digests.clear();
  digests.set(pair, digest);
  return digest;
}

/** SimHash: equal texts get the same 64 bits, similar texts get similar ones. */
function simHash(counts: ReadonlyMap<string, number>): number[] {
  const votes = new Int32Array(HASH_BITS);
  let voters = 0;
  for (const [pair, count] of counts.entries().take(VOTING_PAIRS_MAX)) {
    voters += count;
    const [low, high] = digestOf(pair);
    for (let bit = 0; bit < WORD_BITS; bit += 1) {
      votes[bit] = (votes[bit] ?? 0) + ((low >>> bit) & 1) * count;
      votes[WORD_BITS + bit] = (votes[WORD_BITS + bit] ?? 0) + ((high >>> bit) & 1) * count;
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    let value = 0;
    for (let bit = 0; bit < BAND_BITS; bit += 1) {
      if (2 * (votes[band * BAND_BITS + bit] ?? 0) > voters) value |= 1 << bit;
    }
    return (band << BAND_BITS) | value;
  });
}

const BAND_MASK = (1 << BAND_BITS) - 1;

/** The number of differing bits of two hashes; small for similar questions. */
export function bitsApart(one: readonly number[], other: readonly number[]): number {
  let apart = 0;
  for (const [band, value] of one.entries()) {
    let differs = (value ^ (other[band] ?? 0)) & BAND_MASK;
    for (; differs !== 0; differs &= differs - 1) apart += 1;
  }
  return apart;
}

export interface Likeness {
  /** SHA-256 of the normalized question. */
  contentHash: string;
  bands: number[];
}

/** Data derived from a question's texts; computed beforehand where they may be long. */
export interface TextIndex {
  likeness: Likeness;
  search: SearchText;
}

/** Keys for finding identical and similar questions. */
export function likenessOf(source: GivenSource): Likeness {
  const texts = askedTexts(source);
  return {
    contentHash: createHash('sha256')
      .update([source.type, ...texts].join('\0'))
      .digest('hex'),
    bands: simHash(pairCounts(texts.join('\n'))),
  };
}

/**
 * How many of its pairs of characters a question (given by `askedTexts`) shares with each of the others, in whole
 * percent of all pairs of both.
 */
export function percentsAlike(texts: readonly string[], others: readonly GivenSource[]): number[] {
  const pairs = new Set(pairCounts(texts.join('\n')).keys());
  return others.map((other) => {
    const theirs = new Set(pairCounts(askedTexts(other).join('\n')).keys());
    if (pairs.size + theirs.size === 0) return 0;
    return Math.floor((200 * pairs.intersection(theirs).size) / (pairs.size + theirs.size));
  });
}
