/** A fingerprint and its position. */
export interface Mark {
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
export function fingerprints(tokens: readonly string[]): Set<number> {
  const hashes = Array.from({ length: Math.max(0, tokens.length - GRAM + 1) }, (_, at) => hashOf(tokens, at, GRAM));
  return new Set(winnow(hashes, WINDOW).map(({ hash }) => hash));
}
