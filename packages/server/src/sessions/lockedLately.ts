import { perDatabase } from '../db/perDatabase.ts';
import { NewestMap } from '../newestMap.ts';

/** A flood over more accounts than these costs a statement more a try. */
const MOST = 10_000;

/**
 * Until when (in ms) the subjects are locked that this process has refused: only these are worth a look before a try
 * is written down. Whether they still are locked is the database's to say; someone may have unlocked them.
 */
export const lockedLately = perDatabase(() => new NewestMap<number>(MOST));
