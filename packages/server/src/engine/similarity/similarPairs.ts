import type { LanguageId } from '@aosai/api/domain/languages';
import { tokensOf } from './tokens.ts';
import { fingerprints } from './winnow.ts';

export interface Program {
  id: string;
  memberId: string;
  language: LanguageId;
  code: string;
}

/** Code that everybody has: templates and worked solutions. */
export type GivenCode = Pick<Program, 'language' | 'code'>;

export interface SimilarPair {
  a: string;
  b: string;
  /** 0 to 1: shared fingerprints of all. */
  similarity: number;
}

/** Shorter programs look alike though nobody copied: 78 and 111 tokens of strangers shared 38 %. */
const LEAST_TOKENS = 150;
/** What so many of a class have comes from the lesson. */
const COMMON_SHARE = 0.4;
/** From this many programs on something can be common to a class. */
const LEAST_CLASS = 5;
/** Below it nobody would call it alike, however far the others lie apart. */
const LEAST_SIMILARITY = 0.5;
const DEVIATIONS = 4;
const MAX_PAIRS = 100;

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** What stands out among these values: the median and four median deviations. */
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
 * Programs of different students that are more alike than those of their class, the most alike first. It is a hint for
 * a teacher's eyes: nothing follows from it.
 */
export function similarPairs(programs: readonly Program[], given: readonly GivenCode[]): SimilarPair[] {
  const shared = new Set(given.flatMap(({ language, code }) => [...fingerprints(tokensOf(language, code))]));
  const long = programs.flatMap((program) => {
    const tokens = tokensOf(program.language, program.code);
    return tokens.length < LEAST_TOKENS ? [] : [{ ...program, marks: fingerprints(tokens).difference(shared) }];
  });
  const marks = withoutCommon(long.map((program) => program.marks));
  const similarities: number[] = [];
  /** Only pairs that may count: of a thousand programs there are half a million. */
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
