const SIZE = 6;

/** Every run of signs of a text, without blanks and marks. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{P}]/gu, '');
  return new Set(Array.from({ length: Math.max(1, plain.length - SIZE + 1) }, (_, at) => plain.slice(at, at + SIZE)));
}

/** The share of the runs of either that both have. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both / (one.size + other.size - both);
}
