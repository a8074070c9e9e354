const SIZE = 6;

/** Returns all runs of `SIZE` characters of a text, without white space and punctuation. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{P}]/gu, '');
  return new Set(Array.from({ length: Math.max(1, plain.length - SIZE + 1) }, (_, at) => plain.slice(at, at + SIZE)));
}

/** Jaccard similarity of two sets of shingles. */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both / (one.size + other.size - both);
}

/**
 * Returns the pairs of texts whose similarity is at least `threshold`, as `key key`. Comparing all pairs took a minute for
 * 2,000 texts. Two sets so alike share one of their rarest shingles, so only texts that meet at one of those are compared
 * (Bayardo, Ma, Srikant: Scaling Up All Pairs Similarity Search, WWW 2007).
 */
export function alikePairs(texts: readonly { key: string; text: string }[], threshold: number): string[] {
  const all = texts.map(({ key, text }) => ({ key, shingles: shinglesOf(text) }));
  const uses = new Map<string, number>();
  for (const { shingles } of all) for (const one of shingles) uses.set(one, (uses.get(one) ?? 0) + 1);
  const usesOf = (shingle: string) => uses.get(shingle) ?? 0;
  const seen = new Map<string, typeof all>();
  const pairs: string[] = [];
  for (const one of all) {
    const rarest = [...one.shingles]
      .toSorted((a, b) => usesOf(a) - usesOf(b) || (a < b ? -1 : 1))
      .slice(0, one.shingles.size - Math.ceil(threshold * one.shingles.size) + 1);
    for (const other of new Set(rarest.flatMap((shingle) => seen.get(shingle) ?? [])))
      if (overlapOf(one.shingles, other.shingles) >= threshold) pairs.push(`${other.key} ${one.key}`);
    for (const shingle of rarest) seen.set(shingle, [...(seen.get(shingle) ?? []), one]);
  }
  return pairs;
}
