import type { Db } from '../../db/open.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { NewestMap } from '../../newestMap.ts';
import type { WriterRow } from './attemptRow.ts';

const MAX_KNOWN = 5_000;

/**
 * Attempts as this process last read them under their lock. Any other process may have changed them since, so
 * anyone who writes by such a row names what it relies on in the statement itself.
 */
const known = perDatabase(() => new NewestMap<WriterRow>(MAX_KNOWN));

const keyOf = (appId: string, attemptId: string) => `${appId}/${attemptId}`;

export function knownWriter(db: Db, appId: string, attemptId: string): WriterRow | undefined {
  return known(db).get(keyOf(appId, attemptId));
}

export function rememberWriter(db: Db, appId: string, row: WriterRow): void {
  known(db).set(keyOf(appId, row.id), row);
}
