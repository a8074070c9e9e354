import { ensureAgreements } from './agreements.ts';
import { ensureDictionaries } from './dictionaries.ts';
import type { Db } from './open.ts';
import { ensurePermissions } from './permissions.ts';

/** What every app needs before anybody signs in: dictionaries, texts to agree to, and what permissions are about. */
export async function ensureAppData(tx: Db, appId: string, now: Date): Promise<void> {
  await ensureDictionaries(tx, appId, now);
  await ensureAgreements(tx, appId, now);
  await ensurePermissions(tx, appId, now);
}
