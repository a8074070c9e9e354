import type { Db } from '../../db/open.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { LRUCache } from 'lru-cache';
import type { WriterRow } from '../attempts/attemptRow.ts';

const MAX_KNOWN = 5_000;

/**
 * Attempts as this process last read them under their lock. Other processes may have changed them since, so a statement
 * that relies on such a row has to check it in its `where`.
 */
const known = perDatabase(() => new LRUCache<string, WriterRow>({ max: MAX_KNOWN }));

const keyOf = (appId: string, attemptId: string) => `${appId}/${attemptId}`;

export function knownWriter(db: Db, appId: string, attemptId: string): WriterRow | undefined {
  return known(db).get(keyOf(appId, attemptId));
}

export function rememberWriter(db: Db, appId: string, row: WriterRow): void {
  known(db).set(keyOf(appId, row.id), row);
}
