import { type Arguments, type Cache, unstable_serialize } from 'swr';

/**
 * For a change of the cache by hand: SWR throws away what was being read when it came, so that read begins again.
 * Where nothing was on its way the change alone is enough.
 */
export const readAgain =
  (cache: Cache) =>
  (_data: unknown, key: Arguments): boolean =>
    cache.get(unstable_serialize(key))?.isValidating === true;
