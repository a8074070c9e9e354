const RECENT_MAX = 6;

/** Words of searches are kept for each person, as several use one computer in a class. */
const nameOf = (owner: string): string => `aosai.searches.${owner}`;

/** The words that this person searched for, the latest first. */
export function recentSearches(storage: Pick<Storage, 'getItem'>, owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, RECENT_MAX) : [];
  } catch {
    // Somebody else's text under this name.
    return [];
  }
}

/** Puts a word first; the oldest word is dropped. */
export function keepSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, owner: string, word: string): void {
  const others = recentSearches(storage, owner).filter((one) => one !== word);
  storage.setItem(nameOf(owner), JSON.stringify([word, ...others].slice(0, RECENT_MAX)));
}

/** Forgets the words of this person. */
export function dropSearches(storage: Pick<Storage, 'removeItem'>, owner: string): void {
  storage.removeItem(nameOf(owner));
}
