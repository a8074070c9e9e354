import { type Arguments, type Cache, unstable_serialize } from 'swr';

/**
 * For a change of the cache by hand: SWR throws away what was being read when it came, so that read begins again.
 * Where nothing was on its way the change alone is enough.
 */
export const readAgain =
  (cache: Cache) =>
  (_data: unknown, key: Arguments): boolean =>
    cache.get(unstable_serialize(key))?.isValidating === true;

const PLACE_LISTS: ReadonlySet<unknown> = new Set(['classes', 'exams', 'home']);

/**
 * For a change of the cache after somebody took or gave up a place: the lists they came from a moment ago would
 * otherwise count as just read, and show the place as it was.
 */
export const listsPlaces = (key: unknown): boolean => Array.isArray(key) && PLACE_LISTS.has(key[1]);
