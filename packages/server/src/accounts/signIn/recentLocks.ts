import { perDatabase } from '../../db/perDatabase.ts';
import { NewestMap } from '../../base/newestMap.ts';

/** With more locked accounts than this, a try costs one more statement. */
const MOST = 10_000;

/**
 * Until when (in ms) subjects are locked that this process has refused; only these are checked before a try is stored.
 * Whether they still are locked is up to the database, since somebody may have unlocked them.
 */
export const recentLocks = perDatabase(() => new NewestMap<number>(MOST));
