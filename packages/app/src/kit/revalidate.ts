import { type Arguments, type Cache, unstable_serialize } from 'swr';

/**
 * For `revalidate` of a manual change of SWR's cache: SWR discards requests running at the time, so they must be
 * repeated. Without a running request the change is enough.
 */
export const revalidate =
  (cache: Cache) =>
  (_data: unknown, key: Arguments): boolean =>
    cache.get(unstable_serialize(key))?.isValidating === true;

const PLACE_LISTS: ReadonlySet<unknown> = new Set(['classes', 'exams', 'home']);

/**
 * Matches lists that show enrolments. After enrolling or quitting they must be invalidated, or SWR would consider them
 * fresh.
 */
export const listsPlaces = (key: unknown): boolean => Array.isArray(key) && PLACE_LISTS.has(key[1]);
