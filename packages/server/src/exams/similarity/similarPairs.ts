import { CPP_KEYWORDS, PYTHON_KEYWORDS } from '@aosai/api/judging/keywords';
import { type LanguageId, CPP } from '@aosai/api/judging/languages';

// Unclosed literals extend to their end, so that a text of nothing but quotes is scanned once.
const CPP_PIECES =
  /\/\/[^\n]*|^[ \t]*#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|\d[\w.]*|[-+*/%<>=!&|^]{1,2}|[^\s\w]/gm;
const PYTHON_PIECES =
  /#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|\d[\w.]*|[-+*/%<>=!&|^]{1,2}|[^\s\w]/g;

/** Removes block comments; an unclosed one extends to the end. */
function withoutBlocks(code: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = code.indexOf('/*'); at !== -1; at = code.indexOf('/*', from)) {
    parts.push(code.slice(from, at));
    const end = code.indexOf('*/', at + 2);
    from = end === -1 ? code.length : end + 2;
  }
  return [...parts, code.slice(from)].join(' ');
}

/**
 * A program as tokens: keywords stay, names become `V`, numbers `N` and texts `S`; comments and includes are dropped. A
 * copy with other names and spacing gives the same list.
 */
export function tokensOf(language: LanguageId, code: string): string[] {
  const isCpp = language === CPP;
  const keywords = isCpp ? CPP_KEYWORDS : PYTHON_KEYWORDS;
  const tokens: string[] = [];
  const pieces = isCpp ? withoutBlocks(code).matchAll(CPP_PIECES) : code.matchAll(PYTHON_PIECES);
  for (const [piece] of pieces) {
    const first = piece.trimStart();
    if (first.startsWith('#') || (isCpp && first.startsWith('//'))) continue;
    if (/^["']/.test(first)) tokens.push('S');
    else if (/^\d/.test(first)) tokens.push('N');
    else if (/^[A-Za-z_]/.test(first)) tokens.push(keywords.has(first) ? first : 'V');
    else tokens.push(first);
  }
  return tokens;
}

/** A fingerprint and its position. */
interface Mark {
  hash: number;
  at: number;
}

/**
 * The minimum of every window of hashes, the last one of equals, each position once (Schleimer, Wilkerson, Aiken:
 * Winnowing, 2003). Texts that share a stretch as long as a window share a fingerprint.
 */
export function winnow(hashes: readonly number[], window: number): Mark[] {
  const marks: Mark[] = [];
  for (let start = 0; start + window <= hashes.length; start += 1) {
    let at = start;
    for (let i = start; i < start + window; i += 1) if ((hashes[i] ?? 0) <= (hashes[at] ?? 0)) at = i;
    if (marks.at(-1)?.at !== at) marks.push({ hash: hashes[at] ?? 0, at });
  }
  return marks;
}

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

function hashOf(tokens: readonly string[], from: number, length: number): number {
  let hash = FNV_OFFSET;
  for (let i = from; i < from + length; i += 1) {
    const token = tokens[i] ?? '';
    for (let at = 0; at <= token.length; at += 1) {
      hash = Math.imul(hash ^ (at < token.length ? token.charCodeAt(at) : 0), FNV_PRIME) >>> 0;
    }
  }
  return hash;
}

const GRAM = 12;
const WINDOW = 8;

/** The set of fingerprints of a program. */
function fingerprints(tokens: readonly string[]): Set<number> {
  const hashes = Array.from({ length: Math.max(0, tokens.length - GRAM + 1) }, (_, at) => hashOf(tokens, at, GRAM));
  return new Set(winnow(hashes, WINDOW).map(({ hash }) => hash));
}

export interface Program {
  id: string;
  memberId: string;
  language: LanguageId;
  code: string;
}

/** Code that was handed out: templates and worked solutions. */
export type GivenCode = Pick<Program, 'language' | 'code'>;

export interface SimilarPair {
  a: string;
  b: string;
  /** 0 to 1: the share of common fingerprints. */
  similarity: number;
}

/** Shorter programs are similar by chance: strangers' programs of 78 and 111 tokens shared 38 %. */
const LEAST_TOKENS = 150;
/** Fingerprints that this share of a class has come from the lesson, and are ignored. */
const COMMON_SHARE = 0.4;
/** In smaller classes nothing is treated as common. */
const LEAST_CLASS = 5;
/** Pairs below this are never reported, however different the others are. */
const LEAST_SIMILARITY = 0.5;
const DEVIATIONS = 4;
const MAX_PAIRS = 100;

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** The threshold for outliers: the median plus four median absolute deviations. */
function threshold(values: readonly number[]): number {
  const middle = median(ascending(values));
  const deviation = median(ascending(values.map((value) => Math.abs(value - middle))));
  return Math.max(LEAST_SIMILARITY, middle + DEVIATIONS * deviation);
}

function withoutCommon(marks: readonly Set<number>[]): Set<number>[] {
  if (marks.length < LEAST_CLASS) return [...marks];
  const uses = new Map<number, number>();
  for (const own of marks) for (const hash of own) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  const most = COMMON_SHARE * marks.length;
  return marks.map((own) => new Set([...own].filter((hash) => (uses.get(hash) ?? 0) <= most)));
}

/**
 * Programs of different students that are more similar than usual in their class, most similar first. Only a hint for
 * the teacher, without consequences.
 */
export function similarPairs(programs: readonly Program[], given: readonly GivenCode[]): SimilarPair[] {
  const shared = new Set(given.flatMap(({ language, code }) => [...fingerprints(tokensOf(language, code))]));
  const long = programs.flatMap((program) => {
    const tokens = tokensOf(program.language, program.code);
    return tokens.length < LEAST_TOKENS ? [] : [{ ...program, marks: fingerprints(tokens).difference(shared) }];
  });
  const marks = withoutCommon(long.map((program) => program.marks));
  const similarities: number[] = [];
  /** Only pairs that can be reported: a thousand programs make half a million. */
  const pairs: SimilarPair[] = [];
  for (const [i, one] of long.entries()) {
    for (const [j, other] of long.entries()) {
      if (j <= i || one.memberId === other.memberId || one.language !== other.language) continue;
      const [mine, theirs] = [marks[i], marks[j]];
      const size = (mine?.size ?? 0) + (theirs?.size ?? 0);
      const both = mine && theirs ? mine.intersection(theirs).size : 0;
      const similarity = size === 0 ? 0 : (2 * both) / size;
      similarities.push(similarity);
      if (similarity >= LEAST_SIMILARITY) pairs.push({ a: one.id, b: other.id, similarity });
    }
  }
  const least = threshold(similarities);
  return pairs
    .filter(({ similarity }) => similarity >= least)
    .toSorted((a, b) => b.similarity - a.similarity || a.a.localeCompare(b.a) || a.b.localeCompare(b.b))
    .slice(0, MAX_PAIRS);
}
