import type { LanguageId } from '@aosai/api/judging/languages';
import { tokensOf } from './tokens.ts';
import { fingerprints } from './winnow.ts';

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
