const SIZE = 6;

/** Returns all runs of `SIZE` characters of a text, without white space and punctuation. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{P}]/gu, '');
  return new Set(Array.from({ length: Math.max(1, plain.length - SIZE + 1) }, (_, at) => plain.slice(at, at + SIZE)));
}

/** Jaccard similarity of two sets of shingles. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both / (one.size + other.size - both);
}
